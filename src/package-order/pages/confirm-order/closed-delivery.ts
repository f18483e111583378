import type { PreOrderOutput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'

/**
 * Name of the selected delivery method if it is unavailable now, or of the first one if none can be selected
 * (ORDER-041). `null` if delivery is possible.
 */
export function closedDelivery(offer: PreOrderOutput | null, method: DeliverMethod | null): string | null {
  const options = offer?.deliverMethods ?? []
  const chosen = options.find(({ name }) => name === method) ?? options[0]
  return chosen && !chosen.enabled ? chosen.displayName : null
}
