import { endpoint } from '../endpoint'
import type { FormAnswers } from '../form/form-field'
import type { Id } from '../wire-types'

export interface EnrollInput {
  topicId: Id
  /** Answers by the key of their question. */
  answers: FormAnswers
}

export interface EnrollOutput {
  enrollId: Id
  state: 'ENROLLED'
}

/** Enrols the user in an activity; a user is enrolled once, with the latest answers. */
export const enroll = endpoint<EnrollInput, EnrollOutput>({
  method: 'POST',
  path: 'home/buyer/v3/topics/:topicId/enroll',
  changes: ['registrations'],
  priority: 'high',
  isCreate: true,
})
