import { eq, gt, lte, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { isEmail, normalizedEmail } from '@/domain/email'
import { RESEND_SECONDS } from '@/domain/phone'
import { BusinessError } from '../../business-error'
import { DAY_MS } from '../../clock'
import { emailAddresses, mailedSecrets } from '../../database/schema/emails'
import type { Trade } from '../trade'
import { tooManyCodes } from '../verify-codes'

type AddressContext = Pick<Trade, 'db' | 'clock'>

const MAX_MAILS_A_DAY = 10
/** Wrong passwords for an address in this time, ms. */
const TRIES_WINDOW_MS = 15 * 60 * 1000
const MAX_WRONG_TRIES = 10

/** An address as it is kept; refused when it is none. */
export function checkedEmail(typed: string): string {
  const email = normalizedEmail(typed)
  if (!isEmail(email)) throw new BusinessError(BUSINESS_ERROR.emailFormat, 'account.emailFormat', { mode: 1 })
  return email
}

/**
 * Takes the right to send an address a mail: one a minute and ten a day, whether somebody has an account with it or not.
 * Call it inside the transaction that writes the mail down.
 */
export async function claimMail({ db, clock }: AddressContext, email: string): Promise<void> {
  const now = clock.now()
  const [claimed] = await db
    .insert(emailAddresses)
    .values({ email, lastSentAt: now, triesSince: now })
    .onConflictDoUpdate({
      target: emailAddresses.email,
      set: { lastSentAt: now },
      setWhere: lte(emailAddresses.lastSentAt, now - RESEND_SECONDS * 1000),
    })
    .returning()
  if (!claimed) throw tooManyCodes()
  const isOfToday = sql`${eq(mailedSecrets.email, email)} AND ${gt(mailedSecrets.sentAt, now - DAY_MS)}`
  if ((await db.$count(mailedSecrets, isOfToday)) >= MAX_MAILS_A_DAY) throw tooManyCodes()
}

/** Counts a password that is about to be tried as wrong; refused when there were too many, however many come at once. */
export async function claimTry({ db, clock }: AddressContext, email: string): Promise<void> {
  const now = clock.now()
  const isOver = lte(emailAddresses.triesSince, now - TRIES_WINDOW_MS)
  const [tried] = await db
    .insert(emailAddresses)
    .values({ email, lastSentAt: 0, wrongTries: 1, triesSince: now })
    .onConflictDoUpdate({
      target: emailAddresses.email,
      set: {
        wrongTries: sql`CASE WHEN ${isOver} THEN 1 ELSE ${emailAddresses.wrongTries} + 1 END`,
        triesSince: sql`CASE WHEN ${isOver} THEN ${now}::bigint ELSE ${emailAddresses.triesSince} END`,
      },
    })
    .returning()
  if ((tried?.wrongTries ?? 0) <= MAX_WRONG_TRIES) return
  throw new BusinessError(BUSINESS_ERROR.tooManyTries, 'account.tooManyTries', { mode: 1 })
}

/** The right password came, or a new one was set: what was tried before counts no more. */
export async function forgetTries({ db }: Pick<Trade, 'db'>, email: string): Promise<void> {
  await db.update(emailAddresses).set({ wrongTries: 0 }).where(eq(emailAddresses.email, email))
}
