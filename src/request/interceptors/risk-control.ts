import type { Interceptor } from '../call'
import type { RiskTokens } from '../risk-tokens'

const HEADER = 'risk-control'
/** Pricing an order and placing it (S1 §7). */
const ORDERING = /\/(pre_order|create_order|pre_orders)$/
/** One scope for all of ordering. */
const SCOPE = 'order'

/** Sends the risk token with the calls that place an order, and keeps the one that an answer brings. */
export function riskControl(tokens: RiskTokens): Interceptor {
  return async (call, next) => {
    const token = ORDERING.test(call.path) ? tokens.tokenFor(SCOPE) : null
    const answer = await next(token === null ? call : { ...call, headers: { ...call.headers, [HEADER]: token } })
    const renewed = answer.headers[HEADER]
    if (renewed) tokens.set(renewed)
    return answer
  }
}
