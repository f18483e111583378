import { verifyPrivilege } from '@/contracts/privilege/verify-privilege'
import { privateRoute } from '../../http/define-route'
import { provePrivilege } from '../../services/rights/privileges'

export const verifyPrivilegeRoute = privateRoute(verifyPrivilege, provePrivilege, { isCostly: true })
