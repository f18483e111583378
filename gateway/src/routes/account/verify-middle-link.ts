import { verifyMiddleLink } from '@/contracts/account/verify-middle-link'
import { publicRoute } from '../../http/define-route'
import { useMiddleLink } from '../../services/verification/middle-links'

export const verifyMiddleLinkRoute = publicRoute(verifyMiddleLink, (call) => useMiddleLink(call, call.input.token), {
  isCostly: true,
})
