import { createShare } from '@/contracts/share/create-share'
import { privateRoute } from '../../http/define-route'
import { shareThing } from '../../services/shares/shares'

export const createShareRoute = privateRoute(createShare, async (call) => ({ shareId: await shareThing(call) }), {
  isCostly: true,
})
