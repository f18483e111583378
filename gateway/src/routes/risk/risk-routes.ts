import type { Route } from '../../http/define-route'
import { checkCaptchaRoute } from './check-captcha'
import { getRiskTokenRoute } from './get-risk-token'
import { recordCaptchaRoute } from './record-captcha'

export const riskRoutes: readonly Route[] = [checkCaptchaRoute, getRiskTokenRoute, recordCaptchaRoute]
