import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { publicRoute } from '../../http/define-route'
import { presentSessionsDynamic } from '../../presenters/offered-sessions'

export const listSessionsDynamicRoute = publicRoute(listSessionsDynamic, (call) => presentSessionsDynamic(call))
