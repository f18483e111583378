import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { publicRoute } from '../../http/define-route'
import { presentSessionsStatic } from '../../presenters/offered-sessions'

export const listSessionsStaticRoute = publicRoute(listSessionsStatic, presentSessionsStatic)
