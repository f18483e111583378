import type { IdType } from '../attendee/attendee'
import { endpoint } from '../endpoint'
import type { Day, EpochMs, Id } from '../wire-types'

export interface ListSessionsInput {
  showId: Id
}

/** How many attendees an order must name. */
export type RealNameType = 'NONE' | 'ONE_PER_ORDER' | 'ONE_PER_TICKET'

export type DeliverMethod = 'E_TICKET' | 'EXPRESS' | 'PICK_UP' | 'ID_CARD'

/** What of a session does not change while it is looked at. */
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
  /** What every order of it pays beside its tickets, yuan: delivery where no way of it is free. */
  requiredFee?: number
  sort: number
  tags: string[]
}

export interface ListSessionsStaticOutput {
  sessions: SessionStatic[]
}

/** What stays of the sessions of a show: names, times, rules. */
export const listSessionsStatic = endpoint<ListSessionsInput, ListSessionsStaticOutput>({
  path: 'show/pub/v5/show/:showId/sessions_static_data',
})
