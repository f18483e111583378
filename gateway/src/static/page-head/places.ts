import type { Locale } from '@/domain/locale'
import { venueTime } from '@/domain/show-date'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Venue } from '../../catalogue/entities/place'
import type { Show } from '../../catalogue/entities/show'
import type { LinkedData } from './page-facts'

/** Regions with their own country code, by city. */
const COUNTRY_OF_CITY: ReadonlyMap<string, string> = new Map([
  ['BL1116', 'HK'],
  ['BL1117', 'MO'],
])

/** A venue with its address and coordinates. */
export function placeData(catalogue: Catalogue, venue: Venue, locale: Locale): LinkedData {
  return {
    '@type': 'Place',
    name: venue.name[locale],
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address[locale],
      addressLocality: catalogue.siteOf(venue).name[locale],
      addressCountry: COUNTRY_OF_CITY.get(venue.cityId) ?? 'CN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.lat, longitude: venue.lng },
  }
}

/** A moment with the venue's offset. `at` in epoch ms, `utcOffset` in minutes east of UTC. */
export function momentText(at: number, utcOffset?: number): string {
  return venueTime(at, utcOffset).format('YYYY-MM-DDTHH:mm:ssZ')
}

/** End of a show's last session, epoch ms. */
export function showEnd({ sessions, lastShowTime }: Show): number {
  return Math.max(lastShowTime, ...sessions.map(({ endAt }) => endAt))
}
