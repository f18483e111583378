import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ZoneRows } from './seat-map'

export interface GetZoneSeatsInput {
  showId: Id
  bizShowSessionId: Id
  zoneId: Id
}

export interface GetZoneSeatsOutput extends ZoneRows {
  version: string
}

/** The rows of one zone of a large map, requested when the view comes near it. */
export const getZoneSeats = endpoint<GetZoneSeatsInput, GetZoneSeatsOutput>({
  path: 'show/pub/v5/show/:showId/show_session/:bizShowSessionId/seat_map/zones/:zoneId/seats',
  priority: 'high',
})
