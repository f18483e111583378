import { type ListParkingLotsInput, listParkingLots, type ParkingLot } from '@/contracts/parking/list-parking-lots'
import { formatCents } from '@/domain/money'
import { kilometresBetween } from '../../catalogue/distance'
import { privateRoute } from '../../http/define-route'
import { distanceText } from '../../presenters/distance-text'
import { translate } from '../../texts/text'

export const listParkingLotsRoute = privateRoute(listParkingLots, async ({ input, locale, shop: { catalogue } }) => {
  const lots = catalogue.content.offers.parkings
    .map((lot) => ({ ...lot, venue: catalogue.venue(lot.venueId) }))
    .filter(({ venue }) => input.siteId === undefined || venue.cityId === input.siteId)
    .map(({ parkingId, name, venue, freeMinutes, hourCents, dayMaxCents, leaveMinutes }) => ({
      place: venue,
      lot: {
        parkingId,
        name: name[locale],
        address: venue.address[locale],
        feeRuleDesc: translate(locale, 'parking.rule', {
          free: freeMinutes,
          hour: formatCents(hourCents),
          day: formatCents(dayMaxCents),
          leave: leaveMinutes,
        }),
      },
    }))
  return nearestFirst(lots, input)
})

interface PlacedLot {
  lot: ParkingLot
  place: { lat: number; lng: number }
}

/** Adds the distance of each if the user has shared their position. */
function nearestFirst(lots: PlacedLot[], { lat, lng }: ListParkingLotsInput): ParkingLot[] {
  if (lat === undefined || lng === undefined) return lots.map(({ lot }) => lot)
  return lots
    .map(({ lot, place }) => ({ lot, km: kilometresBetween(place, { lat, lng }) }))
    .sort((a, b) => a.km - b.km)
    .map(({ lot, km }) => ({ ...lot, distanceText: distanceText(km) }))
}
