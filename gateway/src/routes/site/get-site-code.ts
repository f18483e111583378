import { getSiteCode } from '@/contracts/site/get-site-code'
import { publicRoute } from '../../http/define-route'
import { siteCode } from '../../services/links/site-codes'

export const getSiteCodeRoute = publicRoute(getSiteCode, (call) => siteCode(call, call.input.siteId))
