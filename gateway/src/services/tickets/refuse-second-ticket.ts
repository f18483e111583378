import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import { sqlState, UNIQUE_VIOLATION } from '../../database/retries'

/** The unique index decides where two tickets of a session get the same person: a person enters once, by whatever account. */
export function refuseSecondTicket(error: unknown): never {
  if (sqlState(error) !== UNIQUE_VIOLATION) throw error
  throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.hasTicket', { mode: 1 })
}
