import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { publicRoute } from '../../http/define-route'
import { presentSeatPlansDynamic } from '../../presenters/offered-plans'

export const listSeatPlansDynamicRoute = publicRoute(listSeatPlansDynamic, (call) => presentSeatPlansDynamic(call))
