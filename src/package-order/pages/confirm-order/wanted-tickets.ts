import type { ComboItemInput, OrderItemInput } from '@/contracts/order/order-items'
import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { ConfirmOrderParams } from '@/routes/order-routes'

/** Tickets named by the page address. */
export function wantedTickets(params: Partial<ConfirmOrderParams>, src: string): PreOrderInput {
  const { showId = '', bizShowSessionId = '', seatLockId, promotionId, privilegeId, cardId, siteId } = params
  return {
    src,
    showId,
    bizShowSessionId,
    items: listIn<OrderItemInput>(params.items),
    ...(seatLockId && { seatLockId }),
    ...(privilegeId && { privilegeId }),
    ...(cardId && { cardId }),
    ...(siteId && { siteId }),
    ...(promotionId && { promotionId, comboItems: listIn<ComboItemInput>(params.comboItems) }),
  }
}

/** Parses a JSON list of an address; empty if invalid. */
function listIn<Item>(text = '[]'): Item[] {
  try {
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}
