import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { MailScene } from '@/contracts/account/mail-scene'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { CODE_LENGTH } from '@/domain/phone'
import { BusinessError } from '../../business-error'
import { mailedSecrets } from '../../database/schema/emails'
import { hashed, newId, newToken, randomDigits } from '../../random'
import type { Trade } from '../trade'
import { MAX_TRIES } from '../verify-codes'

type MailContext = Pick<Trade, 'db' | 'clock'>

export type MailedSecret = typeof mailedSecrets.$inferSelect

const MINUTE_MS = 60_000
const LIFE_MS: Readonly<Record<MailScene, number>> = {
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
  { db, clock }: MailContext,
  { email, scene, registration }: { email: string; scene: MailScene; registration?: Registration },
): Promise<string> {
  const sentAt = clock.now()
  const id = newId()
  const secret = scene === 'BIND' ? randomDigits(CODE_LENGTH) : newToken()
  await db.insert(mailedSecrets).values({
    ...{ id, email, scene, sentAt, expiresAt: sentAt + LIFE_MS[scene], ...registration },
    hash: scene === 'BIND' ? codeHash(id, secret) : hashed(secret),
  })
  return secret
}

/** The last mail of a scene to an address, used or over or not. */
async function lastMail({ db }: Pick<Trade, 'db'>, email: string, scene: MailScene): Promise<MailedSecret | null> {
  const [last] = await db
    .select()
    .from(mailedSecrets)
    .where(and(eq(mailedSecrets.email, email), eq(mailedSecrets.scene, scene)))
    .orderBy(desc(mailedSecrets.sentAt), desc(mailedSecrets.id))
    .limit(1)
  return last ?? null
}

/** The registration of an address that waits for its link to be followed. */
export async function pendingRegistration(context: MailContext, email: string): Promise<Registration | null> {
  const last = await lastMail(context, email, 'ACTIVATE')
  if (last === null || last.isUsed || last.expiresAt <= context.clock.now() || last.passwordHash === null) return null
  return { passwordHash: last.passwordHash, nickname: last.nickname }
}

/** Uses the token of a link up; refused unless it is of the last mail of its scene, in time, and new. */
export async function takeLink(context: MailContext, token: string, scene: MailScene): Promise<MailedSecret> {
  const { db, clock } = context
  const isGood = and(
    eq(mailedSecrets.hash, hashed(token)),
    eq(mailedSecrets.scene, scene),
    eq(mailedSecrets.isUsed, false),
    gt(mailedSecrets.expiresAt, clock.now()),
  )
  const [taken] = await db.update(mailedSecrets).set({ isUsed: true }).where(isGood).returning()
  const last = taken && (await lastMail(context, taken.email, scene))
  if (!taken || last?.id !== taken.id) throw linkOver()
  return taken
}

/** Uses the code that was mailed to an address up; every try counts. */
export async function checkMailedCode(context: MailContext, email: string, code: string): Promise<void> {
  const { db, clock } = context
  const last = await lastMail(context, email, 'BIND')
  const isGood = and(
    eq(mailedSecrets.id, last?.id ?? ''),
    eq(mailedSecrets.isUsed, false),
    lt(mailedSecrets.tries, MAX_TRIES),
    gt(mailedSecrets.expiresAt, clock.now()),
  )
  const [tried] = await db
    .update(mailedSecrets)
    .set({
      tries: sql`${mailedSecrets.tries} + 1`,
      isUsed: sql`${mailedSecrets.hash} = ${codeHash(last?.id ?? '', code)}`,
    })
    .where(isGood)
    .returning()
  if (!tried?.isUsed) throw new BusinessError(BUSINESS_ERROR.wrongVerifyCode, 'account.wrongCode', { mode: 1 })
}

/** A link that was used, replaced by a newer one, is over, or never was. */
export function linkOver(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.linkOver, 'account.linkOver', { mode: 1 })
}

function codeHash(id: string, code: string): string {
  return hashed(`${id} ${code}`)
}
