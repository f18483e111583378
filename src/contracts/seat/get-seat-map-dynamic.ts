import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { SeatMapDynamic } from './seat-map'

export interface GetSeatMapDynamicInput {
  showId: Id
  bizShowSessionId: Id
  /**
   * Zones whose seats are wanted too, with commas between them.
   * @maxLength 500
   */
  zoneId?: string
  /** The `ts` of the last answer, where only what has changed since then is wanted. */
  since?: EpochMs
}

/** Current availability of a seat map; requested every ten seconds while the map is visible. */
export const getSeatMapDynamic = endpoint<GetSeatMapDynamicInput, SeatMapDynamic>({
  path: 'show/pub/v5/show/:showId/show_session/:bizShowSessionId/seat_map/dynamic',
  priority: 'high',
})
