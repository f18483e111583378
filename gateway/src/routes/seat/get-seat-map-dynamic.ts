import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { publicRoute } from '../../http/define-route'
import { presentSeatMapDynamic } from '../../presenters/seat-map-dynamic'

export const getSeatMapDynamicRoute = publicRoute(getSeatMapDynamic, (call) =>
  presentSeatMapDynamic(call, sessionOfShow(call.shop.catalogue, call.input)),
)
