import { eq } from 'drizzle-orm'
import { listOrders, type OrderTab } from '@/contracts/order/list-orders'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { routes } from '@/routes'
import { refunds } from '../../../gateway/src/database/schema/refunds'
import { Person } from '../other-users/person'
import { fillContact, openConfirmation } from './confirmation'
import type { JourneyShop, Shopper } from './shopper'

/** Opens the filled in confirmation of an order of tickets. */
export async function openOrder(shop: JourneyShop, buyer: Shopper, showId: string, qty = 1): Promise<void> {
  await openConfirmation(shop, buyer, showId, qty)
  await fillContact(buyer)
}

/** Newest order of a shopper, by default of tickets; completed orders are in `HISTORY`. */
export async function newestOrder(
  { gateway }: JourneyShop,
  { accessToken: as }: Shopper,
  tab: OrderTab = 'TICKET',
): Promise<string> {
  const { data } = await gateway.call(listOrders, { offset: 0, length: 20, tab }, { as })
  return data?.list[0]?.orderId ?? ''
}

/** Gives all tickets of an order back; the shop agrees. */
export async function refund(shop: JourneyShop, buyer: Shopper, orderId: string): Promise<void> {
  const { data } = await shop.gateway.call(getRefundableOrder, { orderId }, { as: buyer.accessToken })
  await buyer.open(routes.refundOrderTickets, { orderId })
  for (const { ticketId } of data?.sessions.flatMap(({ tickets }) => tickets) ?? []) {
    const ticket = `#ticket-${ticketId}`
    await buyer.seen(ticket)
    // The only one is chosen from the start.
    if (!(await buyer.isChecked(ticket))) await buyer.tap(ticket)
  }
  await buyer.seen('#refund-sum')
  await buyer.tapText('行程有变')
  await buyer.tap('#refund-submit')
  await buyer.tap('#dialog-confirm')
  await buyer.seenText('退票申请已提交')
  const requested = shop.gateway.database.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  const [{ id } = { id: '' }] = await requested
  await shop.sandbox(`refunds/${id}/approve`, {})
}

/** Grants of the sandbox to a user. */
export async function grant(shop: JourneyShop, { cellphone }: Shopper, wish: object): Promise<void> {
  const { userId } = await Person.join(shop.gateway, cellphone)
  await shop.sandbox(`users/${userId}/grant`, wish)
}
