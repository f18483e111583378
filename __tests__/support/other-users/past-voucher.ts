import { eq } from 'drizzle-orm'
import { orderLines } from '../../../gateway/src/database/schema/orders'
import { vouchers } from '../../../gateway/src/database/schema/tickets'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import type { Person } from './person'

const HOUR = 3_600_000

/** A voucher of a session that is over, a year ago unless `beginAt` (epoch ms) says otherwise. */
export function pastVoucher(person: Person, beginAt = person.shop.clock.now() - 365 * 24 * HOUR): Promise<string> {
  return voucherAt(person, beginAt)
}

/** A voucher of a session that begins at `beginAt`, epoch ms, and is over two hours later. */
export async function voucherAt(person: Person, beginAt: number): Promise<string> {
  const { db } = person.shop.database
  const orderId = await person.paid(NAMED_SHOWS.simpleConcert)
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const session = line?.snapshot.session
  if (!line || !session) throw new Error(`the order ${orderId} is for no session`)
  const snapshot = { ...line.snapshot, session: { ...session, beginAt, endAt: beginAt + 2 * HOUR } }
  await db.update(orderLines).set({ snapshot }).where(eq(orderLines.id, line.id))
  await db.update(vouchers).set({ showTime: beginAt }).where(eq(vouchers.orderId, orderId))
  return person.voucherOf(orderId)
}
