import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type PhoneNumber, phoneError, RESEND_SECONDS } from '@/domain/phone'
import { BusinessError } from '../business-error'
import { type Clock, DAY_MS } from '../clock'
import type { Database } from '../database/connect'
import { codeNumbers, verifyCodes } from '../database/schema/people'
import { isPhoneNumber } from './phone-numbers'

export const CODE_LIFE_MS = 5 * 60 * 1000
/** A code may be tried so often. */
export const MAX_TRIES = 5
const MAX_A_DAY = 10
const LOGIN_AREAS = ['86', '853', '852', '886']

/** A number the shop can send to. */
export function checkPhone({ cellphone, countryCode }: PhoneNumber): void {
  const fault = phoneError(cellphone, countryCode, LOGIN_AREAS)
  if (fault === 'region') throw new BusinessError(BUSINESS_ERROR.phoneRegion, 'account.phoneRegion', { mode: 1 })
  if (fault === 'format' || !isPhoneNumber({ cellphone, countryCode }))
    throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'account.phoneFormat', { mode: 1 })
}

/** Whether a number may get another code: one a minute and ten a day. Tells early; `claimCode` decides. */
export async function checkCodeRate(db: Database, clock: Clock, phone: PhoneNumber): Promise<void> {
  const now = clock.now()
  const [number] = await db.select().from(codeNumbers).where(rowOf(codeNumbers, phone))
  const isTooSoon = number !== undefined && number.lastSentAt > now - RESEND_SECONDS * 1000
  if (isTooSoon || (await sentToday(db, now, phone)) >= MAX_A_DAY) throw tooManyCodes()
}

/** Takes the right to send a number a code; of any number of requests at once, one gets it. Call it inside the transaction. */
export async function claimCode(db: Database, clock: Clock, phone: PhoneNumber): Promise<void> {
  const now = clock.now()
  const { countryCode: areaCode, cellphone } = phone
  const [claimed] = await db
    .insert(codeNumbers)
    .values({ areaCode, cellphone, lastSentAt: now })
    .onConflictDoUpdate({
      target: [codeNumbers.areaCode, codeNumbers.cellphone],
      set: { lastSentAt: now },
      setWhere: lte(codeNumbers.lastSentAt, now - RESEND_SECONDS * 1000),
    })
    .returning()
  if (!claimed || (await sentToday(db, now, phone)) >= MAX_A_DAY) throw tooManyCodes()
}

function sentToday(db: Database, now: number, phone: PhoneNumber): Promise<number> {
  return db.$count(verifyCodes, and(rowOf(verifyCodes, phone), gt(verifyCodes.sentAt, now - DAY_MS)))
}

function rowOf(table: typeof codeNumbers | typeof verifyCodes, { cellphone, countryCode }: PhoneNumber) {
  return and(eq(table.areaCode, countryCode), eq(table.cellphone, cellphone))
}

/** Asked for sooner, or more often, than codes are sent. */
export function tooManyCodes(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.tooManyCodes, 'account.tooManyCodes', { mode: 1 })
}

/**
 * Whether a code is the last one sent to the number, still good, and not used. Every try counts, in one statement:
 * guessing in parallel gets nobody more of them.
 */
async function takeCode(db: Database, clock: Clock, phone: PhoneNumber, code: string): Promise<boolean> {
  const [last] = await db
    .select({ id: verifyCodes.id })
    .from(verifyCodes)
    .where(rowOf(verifyCodes, phone))
    .orderBy(desc(verifyCodes.sentAt))
    .limit(1)
  if (!last) return false
  const isGood = and(
    eq(verifyCodes.id, last.id),
    eq(verifyCodes.isUsed, false),
    lt(verifyCodes.tries, MAX_TRIES),
    gt(verifyCodes.expiresAt, clock.now()),
  )
  const [tried] = await db
    .update(verifyCodes)
    .set({ tries: sql`${verifyCodes.tries} + 1`, isUsed: sql`${verifyCodes.code} = ${code}` })
    .where(isGood)
    .returning({ isUsed: verifyCodes.isUsed })
  return tried?.isUsed ?? false
}

/** Uses a code up; refuses one that is not the last good one sent to the number. */
export async function checkCode(db: Database, clock: Clock, phone: PhoneNumber, code: string): Promise<void> {
  if (await takeCode(db, clock, phone, code)) return
  throw new BusinessError(BUSINESS_ERROR.wrongVerifyCode, 'account.wrongCode', { mode: 1 })
}
