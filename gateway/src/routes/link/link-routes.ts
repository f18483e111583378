import type { Route } from '../../http/define-route'
import { generateShortCodeRoute } from './generate-short-code'
import { getAppJumpRoute } from './get-app-jump'
import { getCampaignParamsRoute } from './get-campaign-params'
import { getCodeParamsRoute } from './get-code-params'
import { getJsapiSignatureRoute } from './get-jsapi-signature'
import { getOrderJumpRoute } from './get-order-jump'
import { getShortCodeRoute } from './get-short-code'
import { getTerminalJumpRoute } from './get-terminal-jump'

export const linkRoutes: readonly Route[] = [
  generateShortCodeRoute,
  getAppJumpRoute,
  getCampaignParamsRoute,
  getCodeParamsRoute,
  getJsapiSignatureRoute,
  getOrderJumpRoute,
  getShortCodeRoute,
  getTerminalJumpRoute,
]
