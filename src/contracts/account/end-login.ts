import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface EndLoginInput {
  /** Id of another login of the user; the caller's own ends by logging out. */
  id: Id
}

export type EndLoginOutput = true

/** Logs the user out on one of their devices. */
export const endLogin = endpoint<EndLoginInput, EndLoginOutput>({
  method: 'DELETE',
  path: 'user/buyer/v3/user/logins/:id',
  changes: ['logins'],
})
