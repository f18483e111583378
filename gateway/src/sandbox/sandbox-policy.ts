import { hashSource, policyHeader } from '../http/page-policy'
import { GATE_SCRIPT } from './gate-page'
import { RETURN_SCRIPT } from './outside-seats-page'
import { SUBMIT_SCRIPT } from './provider-page'
import { SANDBOX_SCRIPT } from './sandbox-page'

/** Shops that run beside the gateway in development. */
const LOCAL_SHOPS = ['http://localhost:*', 'http://127.0.0.1:*']

/** Policy of sandbox pages: their own scripts and calls, and forms that return to the shop. */
export const SANDBOX_POLICY = policyHeader({
  'default-src': ["'none'"],
  'script-src': [
    hashSource(SANDBOX_SCRIPT),
    hashSource(RETURN_SCRIPT),
    hashSource(SUBMIT_SCRIPT),
    hashSource(GATE_SCRIPT),
  ],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'", ...LOCAL_SHOPS],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
})
