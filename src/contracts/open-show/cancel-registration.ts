import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CancelRegistrationInput {
  id: Id
}

export type CancelRegistrationOutput = true

/** Gives places back, until the session begins (contract E7). */
export const cancelRegistration = endpoint<CancelRegistrationInput, CancelRegistrationOutput>({
  method: 'PUT',
  path: 'show/buyer/v3/open_shows/registrations/:id/cancel',
  priority: 'high',
  changes: ['applications'],
})
