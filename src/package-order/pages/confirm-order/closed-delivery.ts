import type { PreOrderOutput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'

/**
 * What the chosen way to bring the tickets is called, where the order cannot be sent that way now; the first where none
 * could be chosen (ORDER-041). `null` where nothing stands in the way.
 */
export function closedDelivery(offer: PreOrderOutput | null, method: DeliverMethod | null): string | null {
  const options = offer?.deliverMethods ?? []
  const chosen = options.find(({ name }) => name === method) ?? options[0]
  return chosen && !chosen.enabled ? chosen.displayName : null
}
