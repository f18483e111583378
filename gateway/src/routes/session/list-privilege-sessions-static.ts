import { listPrivilegeSessionsStatic } from '@/contracts/session/list-privilege-sessions-static'
import { privateRoute } from '../../http/define-route'
import { presentSessionsStatic } from '../../presenters/offered-sessions'
import { usedPrivilege } from '../../services/rights/privileges'

export const listPrivilegeSessionsStaticRoute = privateRoute(listPrivilegeSessionsStatic, (call) => {
  usedPrivilege(call, call.shop.catalogue.show(call.input.showId), call.input.privilegeId)
  return presentSessionsStatic(call)
})
