import { endpoint } from '../endpoint'
import type { FormAnswers } from '../form/form-field'
import type { Id } from '../wire-types'

export interface RegisterAtEntranceInput {
  id: Id
  answers: FormAnswers
}

export interface RegisterAtEntranceOutput {
  registrationId: Id
  entryCode: string
}

/** Registers at an entrance (contract E6), once for each user. */
export const registerAtEntrance = endpoint<RegisterAtEntranceInput, RegisterAtEntranceOutput>({
  method: 'POST',
  path: 'show/buyer/v3/entrance_registrations/:id',
  priority: 'high',
  isCreate: true,
  changes: ['applications'],
})
