import type { UserCall } from '../../call'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'

/**
 * Finds what takes money off a draft for a buyer: the member's price, promotions, chosen coupons, points, cards. It is
 * given what the sources before it have found, so that points can be counted on what is left to pay.
 */
export interface DeductionSource {
  find(call: UserCall, draft: OrderDraft, before: readonly NamedDeduction[]): Promise<readonly NamedDeduction[]>
}

/** In the order of `DEDUCTION_ORDER`. */
const SOURCES: readonly DeductionSource[] = []

/** Everything that is taken off a draft. */
export async function deductionsFor(call: UserCall, draft: OrderDraft): Promise<NamedDeduction[]> {
  const found: NamedDeduction[] = []
  for (const source of SOURCES) found.push(...(await source.find(call, draft, found)))
  return found
}
