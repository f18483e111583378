import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { SeatMapStatic } from './seat-map'

export interface GetSeatMapStaticInput {
  showId: Id
  bizShowSessionId: Id
}

/** The plan of a session's seats; a small one with all its rows. */
export const getSeatMapStatic = endpoint<GetSeatMapStaticInput, SeatMapStatic>({
  path: 'show/pub/v5/show/:showId/show_session/:bizShowSessionId/seat_map/static',
  priority: 'high',
})
