import { getShortCode } from '@/contracts/link/get-short-code'
import { publicRoute } from '../../http/define-route'
import { shortCodeTarget } from '../../services/links/link-targets'

export const getShortCodeRoute = publicRoute(getShortCode, (call) => shortCodeTarget(call, call.input.id))
