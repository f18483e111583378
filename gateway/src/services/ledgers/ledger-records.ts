import { and, count, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { ledgerEntries } from '../../database/schema/ledgers'
import { orderLines } from '../../database/schema/orders'
import type { LineSnapshot } from '../../database/schema/snapshots'
import type { LedgerAccount } from './ledgers'

export type LedgerEntry = typeof ledgerEntries.$inferSelect

/** A page of the entries of an account, the newest first, and how many there are. */
export async function ledgerRecords(
  db: Database,
  { ledger, ownerId }: LedgerAccount,
  { type = 'ALL', offset, length }: { type?: 'ALL' | 'IN' | 'OUT'; offset: number; length: number },
): Promise<{ rows: LedgerEntry[]; total: number }> {
  const side = { ALL: undefined, IN: gt(ledgerEntries.amount, 0), OUT: lt(ledgerEntries.amount, 0) }[type]
  const wanted = and(eq(ledgerEntries.ledger, ledger), eq(ledgerEntries.ownerId, ownerId), side)
  const [found] = await db.select({ total: count() }).from(ledgerEntries).where(wanted)
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(wanted)
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(length)
    .offset(offset)
  return { rows, total: found?.total ?? 0 }
}

/** Names of what was bought with the orders that some entries are of, by the order. */
export async function boughtTitles(
  db: Database,
  entries: readonly LedgerEntry[],
): Promise<ReadonlyMap<string, LineSnapshot['title']>> {
  const orderIds = entries.flatMap(({ cause, causeId }) => (cause === 'ORDER' || cause === 'SPEND' ? [causeId] : []))
  if (orderIds.length === 0) return new Map()
  const lines = await db
    .select({ orderId: orderLines.orderId, snapshot: orderLines.snapshot })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(desc(orderLines.sequence))
  // The first line of each order comes last, and stays.
  return new Map(lines.map(({ orderId, snapshot }) => [orderId, snapshot.title]))
}
