import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PageQuery } from '@/contracts/page'
import type { UserCall } from '../../call'
import { orderLines, orders } from '../../database/schema/orders'
import { tickets, vouchers } from '../../database/schema/tickets'
import { currentOrderState } from '../orders/find-orders'
import { findUserVoucher, type UserVoucher, withContents } from '../tickets/vouchers'

type StubCall = Pick<UserCall, 'db' | 'user' | 'clock'>

/** Voucher of a stub, and the order of its print, if any. */
export interface StubOfVoucher {
  owned: UserVoucher
  printOrderId: string | null
}

/** True once the ticket was used at the gate. */
export function isUsed(voucher: UserVoucher): boolean {
  return voucher.tickets.some(({ state }) => state === 'USED')
}

/** Stubs of the vouchers of the user that were used, the last show first. */
export async function listStubs(
  call: StubCall,
  { offset, length }: PageQuery,
): Promise<{ rows: StubOfVoucher[]; total: number }> {
  const { db, user } = call
  const used = and(
    eq(vouchers.userId, user.userId),
    sql`EXISTS (SELECT 1 FROM ${tickets} WHERE ${tickets.voucherId} = ${vouchers.id} AND ${tickets.state} = 'USED')`,
  )
  const total = await db.$count(vouchers, used)
  const found = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(used)
    .orderBy(desc(vouchers.showTime), vouchers.id)
    .limit(length)
    .offset(offset)
  const rows = found.map(({ vouchers: voucher, orders: order }) => ({ voucher, order }))
  return { rows: await withPrints(call, await withContents(call, rows)), total }
}

/** The stub of a voucher of the user; that of another user is not found. */
export async function findStub(call: StubCall, voucherId: string): Promise<StubOfVoucher> {
  const owned = await findUserVoucher(call, voucherId)
  return { owned, printOrderId: (await printOrders(call, [voucherId])).get(voucherId) ?? null }
}

async function withPrints(call: StubCall, found: readonly UserVoucher[]): Promise<StubOfVoucher[]> {
  const prints = await printOrders(
    call,
    found.map(({ voucher }) => voucher.id),
  )
  return found.map((owned) => ({ owned, printOrderId: prints.get(owned.voucher.id) ?? null }))
}

/**
 * The orders of the user that print these vouchers, by voucher. One that was cancelled, or not paid in time, prints
 * nothing. Purchases of a user come one after the other (`lockUser`), so a voucher has one such order at the most.
 */
async function printOrders({ db, user, clock }: StubCall, voucherIds: readonly string[]): Promise<Map<string, string>> {
  if (voucherIds.length === 0) return new Map()
  const voucherId = sql<string>`${orderLines.snapshot} -> 'stub' ->> 'voucherId'`
  const found = await db
    .select({ order: orders, voucherId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.userId, user.userId), eq(orders.type, 'GOODS'), inArray(voucherId, [...voucherIds])))
  const live = found.filter(({ order }) => !isUndone(currentOrderState(order, clock.now())))
  return new Map(live.map((row) => [row.voucherId, row.order.id]))
}

function isUndone(state: ReturnType<typeof currentOrderState>): boolean {
  return state === 'CANCELED' || state === 'CLOSED' || state === 'REFUNDED_TICKET'
}
