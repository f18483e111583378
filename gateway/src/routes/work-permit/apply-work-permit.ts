import { applyWorkPermit } from '@/contracts/work-permit/apply-work-permit'
import { privateRoute } from '../../http/define-route'
import { lockUser } from '../../services/accounts/lock-user'
import { applyForPermit } from '../../services/work-permits/apply'

export const applyWorkPermitRoute = privateRoute(applyWorkPermit, async (call) => {
  await lockUser(call)
  const { id, state } = await applyForPermit(call)
  return { permitId: id, state }
})
