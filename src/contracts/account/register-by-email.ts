import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface RegisterByEmailInput {
  /** @maxLength 100 */
  email: string
  /** @maxLength 100 */
  password: string
  /** @maxLength 20 */
  nickname?: string
  /**
   * The documents that were agreed to.
   * @maxItems 20
   */
  policyIds: Id[]
}

export interface RegisterByEmailOutput {
  email: string
  needActivate: true
}

/**
 * Mails a link that opens the account (LOGIN-081). An existing account is not disclosed here: its owner is notified by mail.
 */
export const registerByEmail = endpoint<RegisterByEmailInput, RegisterByEmailOutput>({
  method: 'POST',
  path: 'user/pub/v3/email/register',
  changes: [],
  priority: 'high',
})
