import { verifyPrivilege } from '@/contracts/privilege/verify-privilege'
import { privateRoute } from '../../http/define-route'
import { provePrivilege } from '../../services/privileges'

export const verifyPrivilegeRoute = privateRoute(verifyPrivilege, provePrivilege, { isCostly: true })
