import { listPrivilegeSeatPlansDynamic } from '@/contracts/session/list-privilege-seat-plans-dynamic'
import { privateRoute } from '../../http/define-route'
import { presentSeatPlansDynamic } from '../../presenters/offered-plans'
import { usedPrivilege } from '../../services/rights/privileges'

export const listPrivilegeSeatPlansDynamicRoute = privateRoute(listPrivilegeSeatPlansDynamic, (call) => {
  const privilege = usedPrivilege(call, call.shop.catalogue.show(call.input.showId), call.input.privilegeId)
  return presentSeatPlansDynamic(call, privilege)
})
