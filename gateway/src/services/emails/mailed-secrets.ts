import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { MailScene } from '@/contracts/account/mail-scene'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { CODE_LENGTH } from '@/domain/phone'
import { BusinessError } from '../../business-error'
import type { PublicCall } from '../../call'
import { mailedSecrets } from '../../database/schema/emails'
import { codeHash, hashed, newId, newToken, randomDigits } from '../../random'
import { type AttemptCall, claimAttempt, forgetAttempts } from '../verification/attempts'
import { tooManyWrongCodes } from '../verification/verify-codes'

type MailContext = Pick<PublicCall, 'db' | 'clock' | 'caller'>

export type MailedSecret = typeof mailedSecrets.$inferSelect

const MINUTE_MS = 60_000
export const MAIL_LIFE_MS: Readonly<Record<MailScene, number>> = {
  ACTIVATE: 24 * 60 * MINUTE_MS,
  RESET: 30 * MINUTE_MS,
  BIND: 15 * MINUTE_MS,
}

/** A registration that waits for its address to be proved. */
export interface Registration {
  passwordHash: string
  nickname: string | null
}

/** Makes the secret of a mail: a token of a link, or a code to type. Only its hash stays. */
export async function newSecret(
  { db, clock, caller }: MailContext,
  { email, scene, registration }: { email: string; scene: MailScene; registration?: Registration },
): Promise<string> {
  const sentAt = clock.now()
  const id = newId()
  const secret = scene === 'BIND' ? randomDigits(CODE_LENGTH) : newToken()
  await db.insert(mailedSecrets).values({
    id,
    email,
    scene,
    caller,
    sentAt,
    expiresAt: sentAt + MAIL_LIFE_MS[scene],
    ...registration,
    hash: scene === 'BIND' ? codeHash(id, secret) : hashed(secret),
  })
  return secret
}

/**
 * Pending registration of an address: that of this caller or, if all are of one caller, theirs. No link is sent again
 * that would open the account with another caller's password.
 */
export async function pendingRegistration(
  { db, clock, caller }: MailContext,
  email: string,
): Promise<Registration | null> {
  const waiting = await db
    .select()
    .from(mailedSecrets)
    .where(and(...isOpen(clock.now(), email, 'ACTIVATE'), isNotNull(mailedSecrets.passwordHash)))
    .orderBy(desc(mailedSecrets.sentAt), desc(mailedSecrets.id))
  const isOfOne = new Set(waiting.map((mail) => mail.caller)).size === 1
  const found = waiting.find((mail) => mail.caller === caller) ?? (isOfOne ? waiting[0] : undefined)
  if (!found || found.passwordHash === null) return null
  return { passwordHash: found.passwordHash, nickname: found.nickname }
}

/**
 * Uses the token of a link up; refused unless it is in time, new, and the last one that its caller had sent. Mails that
 * others have sent leave it good.
 */
export async function consumeLink(
  { db, clock }: Pick<MailContext, 'db' | 'clock'>,
  token: string,
  scene: MailScene,
): Promise<MailedSecret> {
  const isGood = goodLink(token, scene, clock.now())
  const [taken] = await db.update(mailedSecrets).set({ isUsed: true }).where(isGood).returning()
  if (!taken) throw linkOver()
  const { email, caller, sentAt } = taken
  const isSame = and(eq(mailedSecrets.email, email), eq(mailedSecrets.scene, scene), eq(mailedSecrets.caller, caller))
  if ((await db.$count(mailedSecrets, and(isSame, gt(mailedSecrets.sentAt, sentAt)))) > 0) throw linkOver()
  return taken
}

/** Rejects a token that no link has, before anything costly is done for it; only `consumeLink` uses one up. */
export async function checkLink(
  { db, clock }: Pick<MailContext, 'db' | 'clock'>,
  token: string,
  scene: MailScene,
): Promise<void> {
  if ((await db.$count(mailedSecrets, goodLink(token, scene, clock.now()))) === 0) throw linkOver()
}

function goodLink(token: string, scene: MailScene, now: number) {
  return and(
    eq(mailedSecrets.hash, hashed(token)),
    eq(mailedSecrets.scene, scene),
    eq(mailedSecrets.isUsed, false),
    gt(mailedSecrets.expiresAt, now),
  )
}

/** Every link of a scene that was mailed to an address is over. */
export async function endLinks({ db }: Pick<MailContext, 'db'>, email: string, scene: MailScene): Promise<void> {
  await db
    .update(mailedSecrets)
    .set({ isUsed: true })
    .where(and(eq(mailedSecrets.email, email), eq(mailedSecrets.scene, scene)))
}

/**
 * Uses a code that was mailed to an address up: the last one of any caller. Every try counts before it is made, against
 * this caller.
 */
export async function checkMailedCode(call: AttemptCall, email: string, code: string): Promise<void> {
  const { db, clock } = call
  if (!(await claimAttempt(call, 'CODE', email))) throw tooManyWrongCodes()
  const open = await db
    .select()
    .from(mailedSecrets)
    .where(and(...isOpen(clock.now(), email, 'BIND')))
    .orderBy(desc(mailedSecrets.sentAt), desc(mailedSecrets.id))
  const last = open.filter((mail, at) => open.findIndex(({ caller }) => caller === mail.caller) === at)
  const typed = last.find(({ id, hash }) => hash === codeHash(id, code))
  if (!typed) throw wrongCode()
  const isUnused = and(eq(mailedSecrets.id, typed.id), eq(mailedSecrets.isUsed, false))
  const used = await db.update(mailedSecrets).set({ isUsed: true }).where(isUnused).returning({ id: mailedSecrets.id })
  if (used.length === 0) throw wrongCode()
  await forgetAttempts(call, 'CODE', email)
}

function isOpen(now: number, email: string, scene: MailScene) {
  return [
    eq(mailedSecrets.email, email),
    eq(mailedSecrets.scene, scene),
    eq(mailedSecrets.isUsed, false),
    gt(mailedSecrets.expiresAt, now),
  ]
}

function wrongCode(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.wrongVerifyCode, 'account.wrongCode', { mode: 1 })
}

/** A link that was used, replaced by a newer one, is over, or never was. */
export function linkOver(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.linkOver, 'account.linkOver', { mode: 1 })
}
