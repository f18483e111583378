import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { ledgerEntries } from '../../database/schema/ledgers'
import { ledgerBalance } from './ledgers'

export interface PointAccount {
  /** Usable points, frozen ones included. */
  balance: number
  /** Points in orders that can still be paid. */
  frozen: number
  /** Expired points in the balance of the ledger before the sweep. */
  overdue: number
  /** Points that expire next; absent if none do. */
  expiring: { point: number; expireTime: number } | null
}

/**
 * Points of a user now. Those that end first are spent first, so that what has ended is what was received until then
 * less all that was ever taken.
 */
export async function pointAccount(db: Database, userId: string, now: number): Promise<PointAccount> {
  const { balance, frozen } = await ledgerBalance(db, { ledger: 'POINTS', ownerId: userId }, now)
  const own = and(eq(ledgerEntries.ledger, 'POINTS'), eq(ledgerEntries.ownerId, userId))
  const [taken] = await db
    .select({ amount: sql<string>`coalesce(sum(-${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(and(own, lt(ledgerEntries.amount, 0)))
  const batches = await db
    .select({ expireTime: ledgerEntries.expiresAt, amount: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(and(own, gt(ledgerEntries.amount, 0), sql`${ledgerEntries.expiresAt} IS NOT NULL`))
    .groupBy(ledgerEntries.expiresAt)
    .orderBy(ledgerEntries.expiresAt)
  let left = Number(taken?.amount ?? 0)
  let overdue = 0
  let expiring: PointAccount['expiring'] = null
  for (const { expireTime, amount } of batches) {
    const spent = Math.min(left, Number(amount))
    left -= spent
    const point = Number(amount) - spent
    if (expireTime === null || point === 0) continue
    if (expireTime <= now) overdue += point
    else expiring ??= { point, expireTime }
  }
  // Points reserved by an unpaid order stay reserved until it is paid or cancelled.
  const ended = Math.max(0, Math.min(overdue, balance - frozen))
  return { balance: balance - ended, frozen, overdue: ended, expiring }
}
