import { and, asc, eq, inArray } from 'drizzle-orm'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { orderLines, orders } from '../../database/schema/orders'
import type { LineSnapshot, SessionSnapshot } from '../../database/schema/snapshots'
import { tickets, vouchers } from '../../database/schema/tickets'
import type { OrderRow } from '../orders/order-records'
import type { Trade } from '../trade'
import { type TicketRow, ticketsNow } from './tickets-now'

type VoucherRow = typeof vouchers.$inferSelect

/** A voucher with its purchase and its tickets. */
export interface UserVoucher {
  voucher: VoucherRow
  order: OrderRow
  showId: string
  title: LineSnapshot['title']
  session: SessionSnapshot
  tickets: readonly TicketRow[]
}

/** A voucher of the user; that of another user is not found. */
export async function findUserVoucher(
  { db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>,
  id: string,
): Promise<UserVoucher> {
  const [row] = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(and(eq(vouchers.id, id), eq(vouchers.userId, user.userId)))
  const [found] = row ? await withContents({ db, clock }, [{ voucher: row.vouchers, order: row.orders }]) : []
  if (!found) throw notFound()
  return found
}

/** Vouchers with their tickets and what they are for, in the order given. */
export async function withContents(
  { db, clock }: Trade,
  rows: readonly { voucher: VoucherRow; order: OrderRow }[],
): Promise<UserVoucher[]> {
  if (rows.length === 0) return []
  const issued = await db
    .select()
    .from(tickets)
    .where(
      inArray(
        tickets.voucherId,
        rows.map(({ voucher }) => voucher.id),
      ),
    )
    .orderBy(asc(tickets.sequence))
  const current = await ticketsNow(db, issued, clock.now())
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(orderLines.sequence))
  return rows.flatMap(({ voucher, order }) => {
    const line = lines.find(({ orderId, sessionId }) => orderId === order.id && sessionId === voucher.sessionId)
    if (!line?.snapshot.session) return []
    const { title, session } = line.snapshot
    const own = current.filter(({ voucherId }) => voucherId === voucher.id)
    return [{ voucher, order, showId: line.showId ?? '', title, session, tickets: own }]
  })
}
