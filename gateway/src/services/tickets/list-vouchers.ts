import { count, eq, sql } from 'drizzle-orm'
import type { PageQuery } from '@/contracts/page'
import type { UserCall } from '../../call'
import { orders } from '../../database/schema/orders'
import { vouchers } from '../../database/schema/tickets'
import { type UserVoucher, withContents } from './vouchers'

/** A page of the wallet: shows to come first, the next one on top; then what is over, the latest on top. */
export async function listUserVouchers(
  { db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>,
  { offset, length }: PageQuery,
): Promise<{ rows: UserVoucher[]; total: number }> {
  const own = eq(vouchers.userId, user.userId)
  const [found] = await db.select({ total: count() }).from(vouchers).where(own)
  const isOver = sql`${vouchers.showTime} < ${clock.now()}`
  const rows = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(own)
    .orderBy(isOver, sql`CASE WHEN ${isOver} THEN -${vouchers.showTime} ELSE ${vouchers.showTime} END`, vouchers.id)
    .limit(length)
    .offset(offset)
  const contents = await withContents(
    { db, clock },
    rows.map((row) => ({ voucher: row.vouchers, order: row.orders })),
  )
  return { rows: contents, total: found?.total ?? 0 }
}
