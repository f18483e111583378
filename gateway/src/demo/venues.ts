import type { Venue } from '../catalogue/entities/place'
import { localText, pairText } from '../texts/local-text'
import { venueIdOf } from './demo-ids'
import { VENUE_ROWS } from './venue-rows'

/** Venues of the shop, by city. */
export function demoVenues(): readonly Venue[] {
  return Object.entries(VENUE_ROWS).map(([key, row]) => ({
    venueId: venueIdOf(key),
    key,
    kind: row.kind,
    cityId: row.city,
    name: pairText(row.name),
    address: pairText(row.address),
    directions: localText(
      `${row.way[0]}。场馆提供寄存与无障碍通道，离场时段请优先选择公共交通。`,
      `${row.way[1]}. The venue has a cloakroom and step-free access. Public transport is the fastest way home.`,
    ),
    lat: row.lat,
    lng: row.lng,
    capacity: row.capacity,
  }))
}
