import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Attendee, IdType } from './attendee'

/** A ticket to exchange, and the attendee of the new one. */
export interface RebookTicketItem {
  ticketId: Id
  audienceId: Id
}

/** An attendee; or holders of tickets that are exchanged, and nothing else. */
export interface CreateAttendeeInput {
  /** Id of a changed attendee; absent for a new one (USER-053). */
  id?: Id
  /**
   * @minLength 1
   * @maxLength 40
   */
  name?: string
  /** @maxLength 4 */
  countryCode?: string
  idType?: IdType
  /**
   * @minLength 4
   * @maxLength 30
   */
  idNo?: string
  /** @maxLength 15 */
  cellphone?: string
  /** @maxLength 6 */
  cellphoneCountryCode?: string
  /** The user; anyone who was it before no longer is. */
  isSelf?: boolean
  /**
   * Tickets without a name to be exchanged for a session that requires names (REFUND-016).
   * @minItems 1
   * @maxItems 50
   */
  rebookTicketItems?: RebookTicketItem[]
}

/** The attendee; of tickets that are exchanged the first. */
export type CreateAttendeeOutput = Attendee

/** Keeps an attendee of the user, changes one, or names attendees of tickets that are changed. */
export const createAttendee = endpoint<CreateAttendeeInput, CreateAttendeeOutput>({
  method: 'POST',
  path: 'user/buyer/v3/show_user',
  changes: ['attendees'],
  priority: 'high',
  isCreate: true,
})
