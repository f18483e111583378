import type { OrderedShow } from '@/contracts/order/get-order'
import type { PriceInfo } from '@/contracts/price'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import type { App } from '@/services/app'
import { getOrderSilently } from '@/services/payment/get-order-silently'

/** Fields of an order on the page after its payment. */
export interface BoughtOrder {
  show?: OrderedShow
  /** Amount of the payment. */
  paid?: PriceInfo
  /** When to arrive, and what to bring; absent without tickets to enter with. */
  arrival?: string
  /** True if the tickets are in the wallet; false while the order waits for its places (TICKET-024). */
  hasVouchers: boolean
  /** Only e-ticket of the order, if it has exactly one; users open it next. */
  onlyVoucherId: string | undefined
  /** Goods of the order, separated by commas: the page layout offers others (SHELL-175). */
  spuIds?: string
}

/** The bought order; null for users who may not see it. */
export async function boughtOrder({ request, session }: App, orderId: string): Promise<BoughtOrder | null> {
  if (!session.isLoggedIn) return null
  const [{ shows, orderItems = [], displayFields, arrival }, vouchers] = await Promise.all([
    request(getOrderSilently, { orderId, fromPage: 'PAY_SUCCESS' }),
    request(getOrderVoucherCreated, { orderId }).catch(() => null),
  ])
  const spuIds = orderItems.flatMap(({ spuId }) => spuId ?? [])
  const { created = true, voucherIds = [] } = vouchers ?? {}
  return {
    show: shows[0],
    paid: displayFields.realPaidAmount,
    arrival,
    hasVouchers: created,
    onlyVoucherId: voucherIds.length === 1 ? voucherIds[0] : undefined,
    spuIds: spuIds.join(',') || undefined,
  }
}
