import type { OrderedShow } from '@/contracts/order/get-order'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import type { App } from '@/services/app'
import { getOrderSilently } from '@/services/payment/get-order-silently'

/** What of an order the page after its payment speaks of. */
interface BoughtOrder {
  show?: OrderedShow
  /** The tickets are in the wallet; not yet those of an order that waits for its places (TICKET-024). */
  hasVouchers: boolean
  /** The e-ticket of the order, where it has exactly one: what users pay for, and open next. */
  onlyVoucherId: string | undefined
  /** The goods in it, with commas between them: the layout of the page offers others (SHELL-175). */
  spuIds?: string
}

/** What was bought; null for users who may not see the order. */
export async function boughtOrder({ request, session }: App, orderId: string): Promise<BoughtOrder | null> {
  if (!session.isLoggedIn) return null
  const [{ shows, orderItems = [] }, vouchers] = await Promise.all([
    request(getOrderSilently, { orderId, fromPage: 'PAY_SUCCESS' }),
    request(getOrderVoucherCreated, { orderId }).catch(() => null),
  ])
  const spuIds = orderItems.flatMap(({ spuId }) => spuId ?? [])
  const { created = true, voucherIds = [] } = vouchers ?? {}
  return {
    show: shows[0],
    hasVouchers: created,
    onlyVoucherId: voucherIds.length === 1 ? voucherIds[0] : undefined,
    spuIds: spuIds.join(',') || undefined,
  }
}
