import { and, eq, gt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type PhoneNumber, phoneError } from '@/domain/phone'
import { BusinessError } from '../../business-error'
import { verifyCodes } from '../../database/schema/people'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { type AttemptCall, claimAttempt, forgetAttempts } from './attempts'

export const CODE_LIFE_MS = 5 * 60 * 1000
/** A code may be tried so often. */
export const MAX_TRIES = 5
const LOGIN_AREAS = ['86', '853', '852', '886']

/** A number the shop can send to. */
export function checkPhone({ cellphone, countryCode }: PhoneNumber): void {
  const fault = phoneError(cellphone, countryCode, LOGIN_AREAS)
  if (fault === 'region') throw new BusinessError(BUSINESS_ERROR.phoneRegion, 'account.phoneRegion', { mode: 1 })
  if (fault === 'format' || !isPhoneNumber({ cellphone, countryCode }))
    throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'account.phoneFormat', { mode: 1 })
}

/** Takes the right to send a number a code: one a minute and ten a day for each caller. Call it inside the transaction. */
export async function claimCode(call: AttemptCall, phone: PhoneNumber): Promise<void> {
  if (!(await claimAttempt(call, 'SMS', addressOf(phone)))) throw tooManyCodes()
  // Each code has its own number of attempts.
  await forgetAttempts(call, 'CODE', addressOf(phone))
}

/** A phone as the address that attempts are counted by. */
export function addressOf({ cellphone, countryCode }: PhoneNumber): string {
  return `+${countryCode} ${cellphone}`
}

/** Rejects requests that are sooner or more frequent than codes are sent. */
export function tooManyCodes(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.tooManyCodes, 'account.tooManyCodes', { mode: 1 })
}

/**
 * Uses a code up: the last one that any caller had sent to the number, still good. Every try counts before it is made,
 * so parallel guesses gain no extra attempts; attempts by strangers do not reduce the owner's.
 */
export async function checkCode(call: AttemptCall, phone: PhoneNumber, code: string): Promise<void> {
  const { db, clock } = call
  if (!(await claimAttempt(call, 'CODE', addressOf(phone)))) throw tooManyWrongCodes()
  const newer = alias(verifyCodes, 'newer')
  const isReplaced = db
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(
        eq(newer.areaCode, verifyCodes.areaCode),
        eq(newer.cellphone, verifyCodes.cellphone),
        eq(newer.caller, verifyCodes.caller),
        gt(newer.sentAt, verifyCodes.sentAt),
      ),
    )
  const isGood = and(
    eq(verifyCodes.areaCode, phone.countryCode),
    eq(verifyCodes.cellphone, phone.cellphone),
    eq(verifyCodes.codeHash, hashInSql(code)),
    eq(verifyCodes.isUsed, false),
    gt(verifyCodes.expiresAt, clock.now()),
    notExists(isReplaced),
  )
  const used = await db.update(verifyCodes).set({ isUsed: true }).where(isGood).returning({ id: verifyCodes.id })
  if (used.length === 0) throw wrongCode()
  await forgetAttempts(call, 'CODE', addressOf(phone))
}

/** As `codeHash` of random.ts, for the id of each row. */
function hashInSql(code: string): SQL<string> {
  return sql`encode(sha256(convert_to(${verifyCodes.id} || ' ' || ${code}::text, 'UTF8')), 'hex')`
}

/** Rejects further codes of a caller; another one that they have sent may be tried again. */
export function tooManyWrongCodes(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.tooManyTries, 'account.tooManyWrongCodes', { mode: 1 })
}

function wrongCode(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.wrongVerifyCode, 'account.wrongCode', { mode: 1 })
}
