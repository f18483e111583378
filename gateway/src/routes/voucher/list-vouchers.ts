import { eq } from 'drizzle-orm'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { orders, vouchers } from '../../database/schema/orders'
import { privateRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentVoucherCard } from '../../presenters/voucher'

/** Shows to come first, the next one on top; then what is over, the latest on top. */
export const listVouchersRoute = privateRoute(listVouchers, async (call) => {
  const { input, user, clock, db } = call
  const rows = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(vouchers.userId, user.userId))
  const now = clock.now()
  const order = (showTime: number) => (showTime >= now ? showTime : Number.MAX_SAFE_INTEGER - showTime)
  const sorted = rows.sort((a, b) => order(a.vouchers.showTime) - order(b.vouchers.showTime))
  return presentPage(sorted, input, (row) => presentVoucherCard({ voucher: row.vouchers, order: row.orders }, call))
})
