import { listPrimeLevels } from '@/contracts/member/list-prime-levels'
import { sharedRoute } from '../../http/define-route'
import { presentLevels } from '../../presenters/prime-level'

export const listPrimeLevelsRoute = sharedRoute(listPrimeLevels, (call) =>
  presentLevels(call.shop.catalogue.content.offers, call),
)
