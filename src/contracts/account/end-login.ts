import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface EndLoginInput {
  /** Of another device of the user; that of the caller ends by logging out. */
  id: Id
}

export type EndLoginOutput = true

/** Logs the user out on one of their devices. */
export const endLogin = endpoint<EndLoginInput, EndLoginOutput>({
  method: 'DELETE',
  path: 'user/buyer/v3/user/logins/:id',
  changes: ['logins'],
})
