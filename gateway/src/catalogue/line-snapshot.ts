import type { LineSnapshot } from '../database/schema/snapshots'
import type { DemoSeatPlan } from '../demo/demo-types'
import type { Catalogue, FoundSession } from './catalogue'

/** What an order line for a session is called, as of now. */
export function lineSnapshot(catalogue: Catalogue, { show, session }: FoundSession, plan: DemoSeatPlan): LineSnapshot {
  const venue = catalogue.venueOf(show)
  const { name, beginAt, endAt, utcOffset } = session
  return {
    title: show.name,
    option: plan.name,
    session: {
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
    },
  }
}
