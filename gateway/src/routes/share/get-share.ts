import { getShare } from '@/contracts/share/get-share'
import { publicRoute } from '../../http/define-route'
import { presentShare } from '../../presenters/share'
import { findShare } from '../../services/shares/shares'

export const getShareRoute = publicRoute(getShare, async (call) =>
  presentShare(await findShare(call, call.input.shareId), call),
)
