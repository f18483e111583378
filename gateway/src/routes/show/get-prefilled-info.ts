import { getPrefilledInfo } from '@/contracts/show/get-prefilled-info'
import { privateRoute } from '../../http/define-route'
import { presentPrefilledInfo } from '../../presenters/prefilled-info'

export const getPrefilledInfoRoute = privateRoute(getPrefilledInfo, (call) =>
  presentPrefilledInfo(call, call.shop.catalogue.show(call.input.showId), call.input),
)
