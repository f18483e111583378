import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { placedOrder } from './buyer'
import { sandbox } from './sandbox-shop'
import type { TestGateway } from './test-gateway'

const MINUTE = 60_000

/** A used voucher of this user; the shop's clock is restored. */
export async function usedVoucher(
  shop: TestGateway,
  as: string,
  key: string,
  showId: string = NAMED_SHOWS.simpleConcert,
): Promise<string> {
  const id = await paidVoucher(shop, as, key, showId)
  const { data } = await shop.call(getTicketCode, { id }, { as })
  const { data: voucher } = await shop.call(getVoucher, { id }, { as })
  const now = shop.clock.now()
  shop.clock.set((voucher?.showTime ?? 0) - MINUTE)
  await sandbox(shop, `vouchers/${id}/check-in`, { code: data?.codes[0]?.displayCode })
  shop.clock.set(now)
  return id
}

/** A voucher of this user for a show that is still to come. */
export async function paidVoucher(
  shop: TestGateway,
  as: string,
  key: string,
  showId: string = NAMED_SHOWS.simpleConcert,
): Promise<string> {
  const { orderId } = await placedOrder(shop, showId, as, key)
  await sandbox(shop, `orders/${orderId}/pay`)
  const { data } = await shop.call(getOrderVoucherCreated, { orderId }, { as })
  return data?.voucherIds[0] ?? ''
}
