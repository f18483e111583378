import { and, gt, lte, sql } from 'drizzle-orm'
import { inTransaction } from '../../database/in-transaction'
import { ledgerEntries } from '../../database/schema/ledgers'
import type { Trade } from '../trade'
import { lockAccount, post } from './ledgers'
import { pointAccount } from './points'

/**
 * Writes down that points of a user have ended; answers whether there were any. A purchase with points does it first,
 * because what is spent counts against those that end first.
 */
export async function expirePointsOf({ db, clock }: Trade, userId: string): Promise<boolean> {
  const now = clock.now()
  const account = { ledger: 'POINTS' as const, ownerId: userId }
  await lockAccount(db, account)
  const { overdue } = await pointAccount(db, userId, now)
  await post(db, [{ ...account, amount: -overdue, cause: 'EXPIRE', causeId: String(now), at: now }])
  return overdue > 0
}

/** Users whose points are looked at in one batch. */
const BATCH = 100

/**
 * Points of users that have ended since the last time; answers of how many users. Only of users who have some left: what
 * was received until then is more than all that was ever taken, and more than unpaid orders keep.
 */
export async function expirePoints(trade: Trade): Promise<number> {
  const now = trade.clock.now()
  const owners = await trade.db
    .selectDistinct({ userId: ledgerEntries.ownerId })
    .from(ledgerEntries)
    .where(
      and(
        sql`${ledgerEntries.ledger} = 'POINTS'`,
        gt(ledgerEntries.amount, 0),
        lte(ledgerEntries.expiresAt, now),
        sql`NOT EXISTS (SELECT 1 FROM ledger_entries done WHERE done.ledger = 'POINTS'
          AND done.owner_id = ${ledgerEntries.ownerId} AND done.cause = 'EXPIRE'
          AND done.created_at >= ${ledgerEntries.expiresAt})`,
        sql`(SELECT sum(own.amount) FROM ledger_entries own WHERE own.ledger = 'POINTS'
          AND own.owner_id = ${ledgerEntries.ownerId} AND (own.amount < 0 OR own.expires_at <= ${now})) > 0`,
        sql`EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.ledger = 'POINTS'
          AND a.owner_id = ${ledgerEntries.ownerId} AND a.balance > a.frozen)`,
      ),
    )
    .limit(BATCH)
  let expired = 0
  for (const { userId } of owners) {
    expired += Number(await inTransaction(trade.db, (db) => expirePointsOf({ ...trade, db }, userId)))
  }
  return expired
}
