import { endpoint } from '../endpoint'

export interface CancelAccountInput {
  /**
   * Sent to the phone of the account; mailed to its address where it has no phone.
   * @pattern ^\d{6}$
   */
  verifyCode: string
  /** @maxLength 200 */
  reason: string
}

export type CancelAccountOutput = true

/** Ends the user's account in seven days, and every login of it now (contract L19, D-9). */
export const cancelAccount = endpoint<CancelAccountInput, CancelAccountOutput>({
  method: 'POST',
  path: 'user/buyer/v3/account/cancel',
  changes: [],
  priority: 'high',
})
