import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { Attendee } from './attendee'

/** Asks for the user's attendees, marked with whether this purchase can take them. */
export interface ListAttendeesInput extends PageQuery {
  /** The merchant's app. */
  appId?: string
  /** All of them, which is the default, or those that this purchase can take. */
  qryRange?: 'ALL' | 'SELECTABLE'
  /** Purchase that they are for. */
  source?: 'USER_CENTER' | 'ORDER' | 'REBOOK'
  /** Attendees that this purchase accepts come first. */
  displayRule?: 'SELECTABLE_FIRST'
  /** An order of the user: its session counts where none is named. */
  orderId?: Id
  /** The package that the tickets are bought in. */
  promotionId?: Id
  /** The session of the purchase, where `selectable` depends on it. */
  bizShowSessionId?: Id
}

export type ListAttendeesOutput = Page<Attendee>

/** Page size of the user's list (USER-044). */
export const ATTENDEE_LIST_LENGTH = 30

/** Page size of the picker on the confirm page (USER-045). */
export const ATTENDEE_PICKER_LENGTH = 50

/** The attendees of the user, with what keeps some of them from this order. */
export const listAttendees = endpoint<ListAttendeesInput, ListAttendeesOutput>({ path: 'user/buyer/v3/show_user' })
