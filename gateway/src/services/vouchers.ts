import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../business-error'
import type { UserCall } from '../call'
import { orders, vouchers } from '../database/schema/orders'
import type { OrderRow } from './orders'

/** Seconds a code at the gate is shown before the next one. */
export const ENTRY_CODE_SECONDS = 30

/** Known to the shop's gates too; of a demo shop it is no secret. */
const GATE_KEY = 'encore-sandbox-gate'

/** A voucher with the order it came from. */
export interface UserVoucher {
  voucher: typeof vouchers.$inferSelect
  order: OrderRow
}

/** A voucher of the user; somebody else's is not found. */
export async function findUserVoucher({ db, user }: Pick<UserCall, 'db' | 'user'>, id: string): Promise<UserVoucher> {
  const [row] = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(and(eq(vouchers.id, id), eq(vouchers.userId, user.userId)))
  if (!row) throw notFound()
  return { voucher: row.vouchers, order: row.orders }
}

/** The code of a ticket at a moment (epoch ms): worthless half a minute later. */
export function entryCode(ticketId: string, at: number): string {
  const window = Math.floor(at / 1000 / ENTRY_CODE_SECONDS)
  const proof = createHmac('sha256', GATE_KEY).update(`${ticketId}.${window}`).digest('hex').slice(0, 16)
  return `ENCORE:${ticketId}:${window}:${proof}`
}
