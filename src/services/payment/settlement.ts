import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import type { GoodsOrderStatus } from '@/contracts/goods/ordered-goods'
import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { type PaymentStanding, paymentStanding } from '@/domain/payment-standing'
import type { Request } from '@/request/request'

/** Outcome of a payment, according to the order. */
export type Settlement = Exclude<PaymentStanding, 'unpaid'>

/** An order whose payment has an outcome, and the page that it names for a paid one (ORDER-013). */
export type Settled = { readonly status: Settlement } & Pick<OrderSummary, 'payReturnUrl'>

/** Order type of the payment, in any case; a ticket order if absent. */
interface Payment {
  orderId: string
  orderType?: string
}

const GOODS_STANDINGS: Readonly<Record<GoodsOrderStatus, PaymentStanding>> = {
  UNPAID: 'unpaid',
  PAID: 'paid',
  SHIPPED: 'paid',
  DONE: 'paid',
  CANCELED: 'cancelled',
  REFUNDED: 'refunded',
}

/** Standings of goods in one order; the first that one of them has is that of the order. */
const BY_WEIGHT: readonly PaymentStanding[] = ['paid', 'unpaid', 'refunded', 'cancelled']

/** Fetches the order; null while it is unpaid and payable. Goods have it in their items (ORDER-062, A-PAY-9). */
export async function fetchSettlement(request: Request, { orderId, orderType }: Payment): Promise<Settled | null> {
  if (orderType?.toUpperCase() !== 'GOODS') {
    const { orderBrief: brief } = await request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE })
    return settled(paymentStanding(brief.orderState.name), brief)
  }
  const { orderItems, orderBrief } = await request(getGoodsOrder, { orderId })
  const standings = orderItems.map(({ orderStatus }) => GOODS_STANDINGS[orderStatus])
  const standing = BY_WEIGHT.find((each) => standings.includes(each)) ?? null
  // The items of an order that the shop has closed are cancelled.
  const isClosed = standing === 'cancelled' && paymentStanding(orderBrief.orderState.name) === 'closed'
  return settled(isClosed ? 'closed' : standing, orderBrief)
}

function settled(standing: PaymentStanding | null, { payReturnUrl }: Pick<OrderSummary, 'payReturnUrl'>) {
  if (standing === null || standing === 'unpaid') return null
  return { status: standing, ...(payReturnUrl && { payReturnUrl }) }
}
