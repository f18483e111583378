import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import { type Availability, availabilityOf, purchaseModeNow } from '../../catalogue/availability'
import type { FoundSession } from '../../catalogue/catalogue'
import type { Session } from '../../catalogue/entities/session'
import type { WantedGoods } from '../goods/goods-draft'
import type { OrderDraft } from '../orders/order-draft'
import type { WantedItem } from '../tickets/ticket-draft'
import type { Trade } from '../trade'

/** True if a session has a wait list for returned tickets (CAT-131). */
export function existsWaitList({ seatPlans }: Session, left: Availability): boolean {
  return seatPlans.some((plan) => purchaseModeNow(plan, left) === 'WAIT_LIST')
}

/** True if an order for these would wait for returned units. Such an order is for one seat plan, and nothing else. */
export async function areGone(
  trade: Trade,
  { session }: FoundSession,
  items: readonly WantedItem[],
  addOns: readonly WantedGoods[],
): Promise<boolean> {
  if (!items.some(({ plan }) => plan.purchaseMode === 'WAIT_LIST')) return false
  const left = await availabilityOf(trade, [session])
  const isWaiting = items.some(({ plan }) => purchaseModeNow(plan, left) === 'WAIT_LIST')
  if (isWaiting && items.length + addOns.length > 1) {
    throw new BusinessError(BUSINESS_ERROR.notOnSale, 'waitList.alone', { mode: 1 })
  }
  return isWaiting
}

/** The same order on the waiting list: it takes nothing of the inventory, and is not over before it was matched. */
export function waitingDraft(draft: OrderDraft): OrderDraft {
  return {
    ...draft,
    source: 'WAIT_LIST',
    lines: draft.lines.map((line) => ({ ...line, claims: [] })),
    completesAt: null,
  }
}
