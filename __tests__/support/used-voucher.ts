import { eq } from 'drizzle-orm'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { users } from '../../gateway/src/database/schema/people'
import { vouchers } from '../../gateway/src/database/schema/tickets'
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
  await enterFirst(shop, id)
  return id
}

/** Enters with the first ticket of a voucher when its session begins; the shop's clock is restored. */
export async function enterFirst(shop: TestGateway, id: string) {
  const { db } = shop.database
  const [owner] = await db
    .select({ cellphone: users.cellphone, showTime: vouchers.showTime })
    .from(vouchers)
    .innerJoin(users, eq(users.id, vouchers.userId))
    .where(eq(vouchers.id, id))
  const now = shop.clock.now()
  shop.clock.set((owner?.showTime ?? 0) - MINUTE)
  // Codes live for minutes, and logins for hours.
  const as = await shop.signIn(owner?.cellphone ?? '')
  const { data } = await shop.call(getTicketCode, { id }, { as })
  const answer = await sandbox(shop, `vouchers/${id}/check-in`, { code: data?.codes[0]?.displayCode })
  shop.clock.set(now)
  return answer
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
