import type { PublicCall } from '../../call'
import { inTransaction } from '../../database/in-transaction'
import { type NamedShop, shopName } from '../../shop/shop-name'
import type { MessageTextKey } from '../../texts/message-texts'
import type { TextValues } from '../../texts/text'
import { findUserByEmail } from '../accounts/identities'
import { type Delivery, sendEmail } from '../messages/outbox'
import { type AttemptCall, forgetAttempts } from '../verification/attempts'
import { claimMail } from './email-addresses'
import { MAIL_LIFE_MS, newSecret, pendingRegistration, type Registration } from './mailed-secrets'

export type MailCall = Pick<PublicCall, 'db' | 'clock' | 'locale' | 'publicOrigin'> & AttemptCall

/** Sends an address a mail. */
export function sendWords(
  { locale, shop, ...context }: Pick<MailCall, 'db' | 'clock' | 'locale'> & { shop: NamedShop },
  email: string,
  key: MessageTextKey,
  values: TextValues = {},
  delivery: Delivery = {},
): Promise<void> {
  return sendEmail(context, email, { locale, key, values: { shop: shopName(shop, locale), ...values } }, delivery)
}

const usefulFor = (scene: keyof typeof MAIL_LIFE_MS): Delivery => ({ usefulMs: MAIL_LIFE_MS[scene] })

/** Sends a code that proves an address. */
export function sendMailedCode(call: MailCall, email: string): Promise<void> {
  return inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await claimMail(tx, email)
    // Each code has its own number of attempts.
    await forgetAttempts(tx, 'CODE', email)
    await sendWords(tx, email, 'mail.code', { code: await newSecret(tx, { email, scene: 'BIND' }) }, usefulFor('BIND'))
  })
}

/**
 * Sends the activation link of a new or pending registration. An address with an account receives a notice instead, by
 * mail only; an unsent secret makes both cases look the same to the caller.
 */
export function sendActivation(call: MailCall, email: string, registration?: Registration): Promise<void> {
  return inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await claimMail(tx, email)
    const isKnown = (await findUserByEmail(db, email)) !== undefined
    const waiting = isKnown ? null : (registration ?? (await pendingRegistration(tx, email)))
    const token = await newSecret(tx, { email, scene: 'ACTIVATE', ...(waiting && { registration: waiting }) })
    const link = `${call.publicOrigin}/activate-email?token=${token}`
    if (waiting) await sendWords(tx, email, 'mail.activate', { link }, usefulFor('ACTIVATE'))
    else if (isKnown && registration)
      await sendWords(tx, email, 'mail.known', { link: `${call.publicOrigin}/login-email` })
  })
}

/** Sends the link to set a new password, if there is an account. */
export function sendReset(call: MailCall, email: string): Promise<void> {
  return inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await claimMail(tx, email)
    const token = await newSecret(tx, { email, scene: 'RESET' })
    if ((await findUserByEmail(db, email)) === undefined) return
    const link = `${call.publicOrigin}/set-password?token=${token}`
    await sendWords(tx, email, 'mail.reset', { link }, usefulFor('RESET'))
  })
}
