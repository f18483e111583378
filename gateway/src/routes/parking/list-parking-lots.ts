import { listParkingLots } from '@/contracts/parking/list-parking-lots'
import { formatCents } from '@/domain/money'
import { privateRoute } from '../../http/define-route'
import { translate } from '../../texts/text'

export const listParkingLotsRoute = privateRoute(listParkingLots, async ({ input, locale, shop: { catalogue } }) =>
  catalogue.demo.offers.parkings
    .map((lot) => ({ ...lot, venue: catalogue.venue(lot.venueId) }))
    .filter(({ venue }) => input.siteId === undefined || venue.cityId === input.siteId)
    .map(({ parkingId, name, venue, freeMinutes, hourCents, dayMaxCents, leaveMinutes }) => ({
      parkingId,
      name: name[locale],
      address: venue.address[locale],
      feeRuleDesc: translate(locale, 'parking.rule', {
        free: freeMinutes,
        hour: formatCents(hourCents),
        day: formatCents(dayMaxCents),
        leave: leaveMinutes,
      }),
    })),
)
