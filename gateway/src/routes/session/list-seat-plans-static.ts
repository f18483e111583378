import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { publicRoute } from '../../http/define-route'
import { presentSeatPlansStatic } from '../../presenters/offered-plans'

export const listSeatPlansStaticRoute = publicRoute(listSeatPlansStatic, presentSeatPlansStatic)
