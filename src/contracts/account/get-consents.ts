import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

/** Consents of the user beyond those that an order needs. */
export interface Consents {
  /** Reminders, messages about coupons and transfers; codes and warnings are always sent. */
  messages: boolean
}

/** Consents of the user; all of them by default. */
export const getConsents = endpoint<NoInput, Consents>({ path: 'user/buyer/v3/account/consents' })
