import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface RemoveAttendeeInput {
  id: Id
}

export type RemoveAttendeeOutput = true

/** Forgets an attendee (contract U7). Orders and tickets keep whom they were placed for. */
export const removeAttendee = endpoint<RemoveAttendeeInput, RemoveAttendeeOutput>({
  method: 'DELETE',
  path: 'user/buyer/v3/show_user/:id',
  changes: ['attendees'],
})
