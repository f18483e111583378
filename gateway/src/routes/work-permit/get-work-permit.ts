import { getWorkPermit } from '@/contracts/work-permit/get-work-permit'
import { privateRoute } from '../../http/define-route'
import { presentWorkPermit } from '../../presenters/work-permit'
import { permitById } from '../../services/work-permits/work-permits'

export const getWorkPermitRoute = privateRoute(getWorkPermit, async (call) => {
  return presentWorkPermit(await permitById(call, call.input.id), call)
})
