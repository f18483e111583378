import { listPrivilegeSeatPlansStatic } from '@/contracts/session/list-privilege-seat-plans-static'
import { privateRoute } from '../../http/define-route'
import { presentSeatPlansStatic } from '../../presenters/offered-plans'
import { usedPrivilege } from '../../services/rights/privileges'

export const listPrivilegeSeatPlansStaticRoute = privateRoute(listPrivilegeSeatPlansStatic, (call) => {
  usedPrivilege(call, call.shop.catalogue.show(call.input.showId), call.input.privilegeId)
  return presentSeatPlansStatic(call)
})
