import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import { sessionOfShow } from '../../catalogue/session-of-show'
import type { PricedDraft } from '../orders/order-draft'
import { askedDeductions } from '../pricing/deductions'
import { priceForBuyer } from '../pricing/find-deductions'
import type { PickedSeat } from '../seats/picked-seats'
import { areGone, waitingDraft } from '../wait-list/waiting-draft'
import { ticketDraft, type WantedItem, wantedItems } from './ticket-draft'

/** What a buyer asks for, found in the catalogue. */
export interface TicketRequest {
  found: FoundSession
  items: WantedItem[]
  deliverMethod: DeliverMethod
  /** Of picked seats. */
  seatLockId: string | null
  /** The same whatever the order of what was asked for. */
  asked: unknown
}

/** Finds what is asked for; what is left open is settled as the shop does. */
export function ticketRequest({ input, shop }: Pick<UserCall<PreOrderInput>, 'input' | 'shop'>): TicketRequest {
  const found = sessionOfShow(shop.catalogue, input)
  const deliverMethod = input.deliverMethod ?? found.session.deliverMethods[0] ?? 'E_TICKET'
  const items = [...input.items].sort((a, b) => (a.seatPlanId < b.seatPlanId ? -1 : 1))
  const { showId, bizShowSessionId, seatLockId = null } = input
  return {
    found,
    items: wantedItems(found, input.items),
    deliverMethod,
    seatLockId,
    asked: {
      ...{ showId, bizShowSessionId, deliverMethod, seatLockId },
      items: items.map(({ seatPlanId, qty }) => [seatPlanId, qty]),
      ...askedDeductions(input),
    },
  }
}

/** What it costs now; `seats`: those that were picked. */
export async function priceTickets(
  call: UserCall<PreOrderInput>,
  { found, items, deliverMethod }: TicketRequest,
  seats: readonly PickedSeat[] = [],
): Promise<PricedDraft> {
  const draft = ticketDraft(call.shop.catalogue, found, { items, seats }, deliverMethod)
  const isWaiting = await areGone(call, found, items)
  return priceForBuyer(call, isWaiting ? waitingDraft(draft) : draft, call.input)
}
