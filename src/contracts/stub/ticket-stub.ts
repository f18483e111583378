import type { Id } from '../wire-types'

/** Keepsake of an attended show: the printable part of its tickets. */
export interface TicketStub {
  voucherId: Id
  showName: string
  sessionName: string
  /** Time of the session, at the venue. */
  sessionShowTime: string
  venueName: string
  /** Seats or price categories of the tickets that were used, with commas between them. */
  seatDesc: string
  /** The stub in the usual template. */
  imageUrl: string
  /** `#RRGGBB`, of the poster. */
  posterColor: string
  /** Whether it was used, and has no print yet. */
  canPrint: boolean
  /** The order that it is printed with. */
  printOrderId?: Id
}
