import { listPrivilegeSessionsDynamic } from '@/contracts/session/list-privilege-sessions-dynamic'
import { privateRoute } from '../../http/define-route'
import { presentSessionsDynamic } from '../../presenters/offered-sessions'
import { usedPrivilege } from '../../services/rights/privileges'

export const listPrivilegeSessionsDynamicRoute = privateRoute(listPrivilegeSessionsDynamic, (call) => {
  const privilege = usedPrivilege(call, call.shop.catalogue.show(call.input.showId), call.input.privilegeId)
  return presentSessionsDynamic(call, privilege)
})
