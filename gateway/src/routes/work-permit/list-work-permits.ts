import { listWorkPermits } from '@/contracts/work-permit/list-work-permits'
import { privateRoute } from '../../http/define-route'
import { presentRows } from '../../presenters/page'
import { presentListedPermit } from '../../presenters/work-permit'
import { listPermits } from '../../services/work-permits/work-permits'

export const listWorkPermitsRoute = privateRoute(listWorkPermits, async (call) => {
  return presentRows(await listPermits(call, call.input), call.input.offset, (row) => presentListedPermit(row, call))
})
