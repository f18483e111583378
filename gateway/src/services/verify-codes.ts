import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { phoneError, RESEND_SECONDS } from '@/domain/phone'
import { BusinessError } from '../business-error'
import type { Clock } from '../clock'
import type { Database } from '../database/connect'
import { verifyCodes } from '../database/schema/people'

export const CODE_LIFE_MS = 5 * 60 * 1000
/** A code may be tried so often. */
export const MAX_TRIES = 5
const MAX_A_DAY = 10
const DAY_MS = 24 * 60 * 60 * 1000
const LOGIN_AREAS = ['86', '853', '852', '886']

export interface PhoneNumber {
  cellphone: string
  countryCode: string
}

/** A number the shop can send to. */
export function checkPhone({ cellphone, countryCode }: PhoneNumber): void {
  const fault = phoneError(cellphone, countryCode, LOGIN_AREAS)
  if (fault === 'region') throw new BusinessError(BUSINESS_ERROR.phoneRegion, 'account.phoneRegion', { mode: 1 })
  if (fault === 'format') throw new BusinessError(BUSINESS_ERROR.badInput, 'account.phoneFormat', { mode: 1 })
}

/** One code a minute and ten a day for a number. */
export async function checkCodeRate(
  db: Database,
  clock: Clock,
  { cellphone, countryCode }: PhoneNumber,
): Promise<void> {
  const now = clock.now()
  const sent = await db
    .select({ sentAt: verifyCodes.sentAt })
    .from(verifyCodes)
    .where(
      and(
        eq(verifyCodes.areaCode, countryCode),
        eq(verifyCodes.cellphone, cellphone),
        gt(verifyCodes.sentAt, now - DAY_MS),
      ),
    )
  const isTooSoon = sent.some(({ sentAt }) => sentAt > now - RESEND_SECONDS * 1000)
  if (isTooSoon || sent.length >= MAX_A_DAY)
    throw new BusinessError(BUSINESS_ERROR.tooManyCodes, 'account.tooManyCodes', { mode: 1 })
}

/**
 * Whether a code is the last one sent to the number, still good, and not used. Every try counts, in one statement:
 * guessing in parallel gets nobody more of them.
 */
async function takeCode(db: Database, clock: Clock, phone: PhoneNumber, code: string): Promise<boolean> {
  const [last] = await db
    .select({ id: verifyCodes.id })
    .from(verifyCodes)
    .where(and(eq(verifyCodes.areaCode, phone.countryCode), eq(verifyCodes.cellphone, phone.cellphone)))
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
