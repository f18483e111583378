import { endpoint } from '../endpoint'
import type { Id, Seconds } from '../wire-types'

export interface ListHotTicketsInput {
  /** Absent: every city. */
  cityId?: Id
}

/** A show whose sale begins soon. */
export interface HotTicket {
  showId: Id
  showName: string
  posterUrl: string
  posterColor: string
  cityName: string
  venueName: string
  displayShowTime: string
  /** Time until the sale begins. */
  saleTimeCountdown: Seconds
}

export type ListHotTicketsOutput = HotTicket[]

/** The sales that begin next, the earliest first (TICKET-006). */
export const listHotTickets = endpoint<ListHotTicketsInput, ListHotTicketsOutput>({
  path: 'trade/pub/v3/hot_tickets',
})
