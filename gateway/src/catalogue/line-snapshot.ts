import type { LineSnapshot, SessionSnapshot } from '../database/schema/snapshots'
import type { Catalogue, FoundSession } from './catalogue'
import type { SeatPlan } from './entities/session'

/** Current names of an order line for a session. */
export function lineSnapshot(catalogue: Catalogue, found: FoundSession, plan: SeatPlan): LineSnapshot {
  return { title: found.show.name, option: plan.name, session: sessionSnapshot(catalogue, found) }
}

/** Current date and place of a session. */
export function sessionSnapshot(catalogue: Catalogue, { show, session }: FoundSession): SessionSnapshot {
  const venue = catalogue.venueOf(show)
  const { name, beginAt, endAt, utcOffset } = session
  return {
    name,
    beginAt,
    endAt,
    utcOffset,
    venueName: venue.name,
    venueAddress: venue.address,
    lat: venue.lat,
    lng: venue.lng,
    cityName: catalogue.siteOf(show).name,
    posterColor: show.posterColor,
  }
}
