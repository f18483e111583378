import type { IdType } from '../attendee/attendee'
import { endpoint } from '../endpoint'
import type { Day, EpochMs, Id } from '../wire-types'

export interface ListSessionsInput {
  showId: Id
}

/** Number of attendees that an order must name. */
export type RealNameType = 'NONE' | 'ONE_PER_ORDER' | 'ONE_PER_TICKET'

export type DeliverMethod = 'E_TICKET' | 'EXPRESS' | 'PICK_UP' | 'ID_CARD'

/** Static part of a session. */
export interface SessionStatic {
  bizShowSessionId: Id
  sessionName: string
  showDate: Day
  beginDateTime: EpochMs
  endDateTime?: EpochMs
  /** Date, weekday and time on the venue's clock, in the requested language. */
  sessionShowTime: string
  utcOffset: number
  localTimeTxt?: string
  venueId: Id
  supportSeatPicking: boolean
  seatPickType: 'NONE' | 'OWN' | 'THIRD_PARTY'
  /** Tickets at the most in one order. */
  limitation: number
  perUserLimit?: number
  realNameType: RealNameType
  idTypes: IdType[]
  deliverMethods: DeliverMethod[]
  /** Fee of every order beside its tickets, yuan: delivery if no method is free. */
  requiredFee?: number
  sort: number
  tags: string[]
}

export interface ListSessionsStaticOutput {
  sessions: SessionStatic[]
}

/** Static part of the sessions of a show: names, times, rules. */
export const listSessionsStatic = endpoint<ListSessionsInput, ListSessionsStaticOutput>({
  path: 'show/pub/v5/show/:showId/sessions_static_data',
})
