import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

/** What the user agrees to beyond what an order needs. */
export interface Consents {
  /** Reminders, messages about coupons and transfers; codes and warnings are always sent. */
  messages: boolean
}

/** What the user has agreed to; everything by default. */
export const getConsents = endpoint<NoInput, Consents>({ path: 'user/buyer/v3/account/consents' })
