import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

export type RevokeCancellationOutput = true

/** Keeps an account that was to be ended; one that is not to be ended stays as it is (contract D-9). */
export const revokeCancellation = endpoint<NoInput, RevokeCancellationOutput>({
  method: 'POST',
  path: 'user/buyer/v3/account/cancel/revoke',
  changes: [],
  priority: 'high',
})
