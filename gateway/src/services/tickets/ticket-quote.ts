import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import { sessionOfShow } from '../../catalogue/session-of-show'
import type { PricedDraft } from '../orders/order-draft'
import { deductionsFor } from '../pricing/deductions'
import { priceDraft } from '../pricing/price-draft'
import { ticketDraft, type WantedItem, wantedItems } from './ticket-draft'

/** What a buyer asks for, found in the catalogue. */
export interface TicketRequest {
  found: FoundSession
  items: WantedItem[]
  deliverMethod: DeliverMethod
  /** The same whatever the order of what was asked for. */
  asked: unknown
}

/** Finds what is asked for; what is left open is settled as the shop does. */
export function ticketRequest({ input, shop }: Pick<UserCall<PreOrderInput>, 'input' | 'shop'>): TicketRequest {
  const found = sessionOfShow(shop.catalogue, input)
  const deliverMethod = input.deliverMethod ?? found.session.deliverMethods[0] ?? 'E_TICKET'
  const items = [...input.items].sort((a, b) => (a.seatPlanId < b.seatPlanId ? -1 : 1))
  const { showId, bizShowSessionId } = input
  return {
    found,
    items: wantedItems(found, input.items),
    deliverMethod,
    asked: { showId, bizShowSessionId, items: items.map(({ seatPlanId, qty }) => [seatPlanId, qty]), deliverMethod },
  }
}

/** What it costs now. */
export async function priceTickets(
  call: UserCall<PreOrderInput>,
  { found, items, deliverMethod }: TicketRequest,
): Promise<PricedDraft> {
  const draft = ticketDraft(call.shop.catalogue, found, items, deliverMethod)
  return priceDraft(draft, await deductionsFor(call, draft))
}
