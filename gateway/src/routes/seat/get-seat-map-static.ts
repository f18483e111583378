import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { publicRoute } from '../../http/define-route'

export const getSeatMapStaticRoute = publicRoute(getSeatMapStatic, ({ input, locale, shop: { catalogue } }) =>
  catalogue.seatChart(sessionOfShow(catalogue, input)).mapIn(locale),
)
