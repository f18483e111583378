import { and, count, eq, gt, inArray, lt, or, sql, sum } from 'drizzle-orm'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { DAY_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { orders } from '../../database/schema/orders'
import { waitListEntries } from '../../database/schema/wait-list'
import type { OrderRow } from '../orders/order-records'
import type { Trade } from '../trade'

export type WaitListRow = typeof waitListEntries.$inferSelect

/** Last match before a session, ms. */
const UNTIL_BEFORE_MS = DAY_MS
/** Units that are waited for at the most, of a seat plan. */
export const MAX_WAITING = 50

/** Time of the last match, epoch ms. */
export function waitListDeadline(beginAt: number): number {
  return beginAt - UNTIL_BEFORE_MS
}

/** Current wait of an order; past its deadline it no longer waits, even before the sweep (ORDER-053). */
export function currentWaitListState(entry: WaitListRow | undefined, now: number): OrderSummary['waitListState'] {
  if (!entry || entry.state === 'UNPAID') return 'NONE'
  return entry.state === 'WAITING' && entry.deadline <= now ? 'FAILED' : entry.state
}

/** Waits of orders by their ids; orders that never waited are left out. */
export async function waitListEntriesOf(db: Database, rows: readonly OrderRow[]): Promise<Map<string, WaitListRow>> {
  const ids = rows.filter(({ source }) => source === 'WAIT_LIST').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const entries = await db.select().from(waitListEntries).where(inArray(waitListEntries.orderId, ids))
  return new Map(entries.map((entry) => [entry.orderId, entry]))
}

/** Units of each seat plan on the wait list, or matched and about to be paid. */
export async function waitedUnits(
  { db, clock }: Trade,
  inventoryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (inventoryIds.length === 0) return new Map()
  const now = clock.now()
  const isPaying = and(eq(waitListEntries.state, 'UNPAID'), gt(orders.payBefore, now))
  const isWaiting = and(eq(waitListEntries.state, 'WAITING'), gt(waitListEntries.deadline, now))
  const rows = await db
    .select({ id: waitListEntries.inventoryId, qty: sum(waitListEntries.qty) })
    .from(waitListEntries)
    .innerJoin(orders, eq(orders.id, waitListEntries.orderId))
    .where(and(inArray(waitListEntries.inventoryId, [...inventoryIds]), or(isPaying, isWaiting)))
    .groupBy(waitListEntries.inventoryId)
  return new Map(rows.map(({ id, qty }) => [id, Number(qty ?? 0)]))
}

/** The place of an order that waits, from 1 on; 0 when it does not wait. */
export async function rankOf({ db, clock }: Trade, entry: WaitListRow | undefined): Promise<number> {
  const now = clock.now()
  if (!entry || currentWaitListState(entry, now) !== 'WAITING') return 0
  const { inventoryId, queuedAt, orderId } = entry
  const [row] = await db
    .select({ ahead: count() })
    .from(waitListEntries)
    .where(
      and(
        eq(waitListEntries.inventoryId, inventoryId),
        eq(waitListEntries.state, 'WAITING'),
        gt(waitListEntries.deadline, now),
        or(
          lt(waitListEntries.queuedAt, queuedAt ?? now),
          and(sql`${waitListEntries.queuedAt} = ${queuedAt ?? now}`, lt(waitListEntries.orderId, orderId)),
        ),
      ),
    )
  return (row?.ahead ?? 0) + 1
}
