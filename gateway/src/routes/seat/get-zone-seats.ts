import { getZoneSeats } from '@/contracts/seat/get-zone-seats'
import { notFound } from '../../business-error'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { publicRoute } from '../../http/define-route'

export const getZoneSeatsRoute = publicRoute(getZoneSeats, ({ input, locale, shop: { catalogue } }) => {
  const chart = catalogue.seatChart(sessionOfShow(catalogue, input))
  const zone = chart.zoneIn(input.zoneId, locale)
  if (!zone) throw notFound()
  return { version: chart.version, ...zone }
})
