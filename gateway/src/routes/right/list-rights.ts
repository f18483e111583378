import { listRights } from '@/contracts/right/list-rights'
import { privateRoute } from '../../http/define-route'
import { presentRights } from '../../presenters/right'
import { givenRights } from '../../services/rights/right-records'

export const listRightsRoute = privateRoute(listRights, async (call) => presentRights(await givenRights(call), call))
