import { hashSource, policyHeader } from '../http/page-policy'
import { SANDBOX_SCRIPT } from './sandbox-page'

/** A developer's shop runs beside the gateway. */
const LOCAL_SHOPS = ['http://localhost:*', 'http://127.0.0.1:*']

/** Of the pages that the sandbox shows: one script, their own calls, and forms that lead back to the shop. */
export const SANDBOX_POLICY = policyHeader({
  'default-src': ["'none'"],
  'script-src': [hashSource(SANDBOX_SCRIPT)],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'", ...LOCAL_SHOPS],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
})
