import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { isEmail, normalizedEmail } from '@/domain/email'
import { BusinessError } from '../../business-error'
import { type AttemptCall, claimAttempt } from '../verification/attempts'
import { tooManyCodes } from '../verification/verify-codes'

/** An address as it is kept; refused when it is none. */
export function checkedEmail(typed: string): string {
  const email = normalizedEmail(typed)
  if (!isEmail(email)) throw new BusinessError(BUSINESS_ERROR.emailFormat, 'account.emailFormat', { mode: 1 })
  return email
}

/**
 * Claims the right to send an address a mail: one a minute and ten a day for each caller, whether or not an account has it
 * with it or not. Call it inside the transaction that writes the mail down.
 */
export async function claimMail(call: AttemptCall, email: string): Promise<void> {
  if (!(await claimAttempt(call, 'MAIL', email))) throw tooManyCodes()
}

/** Counts a password that is about to be tried as wrong; refused when this caller tried too many. */
export async function claimTry(call: AttemptCall, email: string): Promise<void> {
  if (await claimAttempt(call, 'PASSWORD', email)) return
  throw new BusinessError(BUSINESS_ERROR.tooManyTries, 'account.tooManyTries', { mode: 1 })
}
