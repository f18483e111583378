import { endpoint } from '../endpoint'
import type { FormAnswers } from '../form/form-field'
import type { Id } from '../wire-types'
import type { RegistrationState } from './registration'

export interface RegisterForOpenShowInput {
  openShowId: Id
  sessionId: Id
  answers: FormAnswers
  /**
   * Attendees of the user who take part, if names are required; else empty, and the user comes alone.
   * @maxItems 20
   */
  attendees: Id[]
}

export interface RegisterForOpenShowOutput {
  registrationId: Id
  state: RegistrationState
}

/** Registers for a session of an open show (contract E3); one registration of a user at a time for each show. */
export const registerForOpenShow = endpoint<RegisterForOpenShowInput, RegisterForOpenShowOutput>({
  method: 'POST',
  path: 'show/buyer/v3/open_shows/:openShowId/registrations',
  priority: 'high',
  isCreate: true,
  changes: ['applications'],
})
