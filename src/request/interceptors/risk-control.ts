import type { RiskScope } from '@/contracts/risk/record-captcha'
import type { Call, Interceptor } from '../call'
import { orderScope, type RiskTokens } from '../risk-tokens'

const HEADER = 'risk-control'
/** Pricing an order and placing it. */
const ORDERING = /\/(pre_order|create_order|pre_orders)$/

/** Asks the risk service for a token; null if it gives none. */
export type FetchRiskToken = (scope: RiskScope, showId: string) => Promise<string | null>

/**
 * Sends the proof that the caller is no machine with the calls that place an order, asking the risk service where there
 * is none, and keeps the token that an answer brings. A call never waits for more than one answer of the service, and
 * goes without where there is none: the shop decides.
 */
export function riskControl(tokens: RiskTokens, fetchToken: FetchRiskToken): Interceptor {
  async function proofFor(call: Call): Promise<string | null> {
    const { showId } = (call.body ?? {}) as { showId?: unknown }
    if (!ORDERING.test(call.path) || typeof showId !== 'string') return null
    const scope = orderScope(showId)
    const known = tokens.proofFor(scope)
    if (known !== null) return known
    const fetched = await fetchToken('ORDER', showId).catch(() => null)
    if (fetched !== null) tokens.set(fetched, scope)
    return tokens.proofFor(scope)
  }

  return async (call, next) => {
    const proof = await proofFor(call)
    const answer = await next(proof === null ? call : { ...call, headers: { ...call.headers, [HEADER]: proof } })
    const renewed = answer.headers[HEADER]
    if (renewed) tokens.set(renewed)
    return answer
  }
}
