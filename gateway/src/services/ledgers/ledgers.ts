import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import {
  type Ledger,
  type LedgerCause,
  ledgerAccounts,
  ledgerEntries,
  ledgerHolds,
} from '../../database/schema/ledgers'
import { orders } from '../../database/schema/orders'
import { newId } from '../../random'
import { isOverdue } from '../orders/order-records'

/** Points or growth of a user, cents on a card. */
export interface LedgerAccount {
  ledger: Ledger
  ownerId: string
}

export interface LedgerPosting extends LedgerAccount {
  /** Above zero: received; below: spent or taken back. */
  amount: number
  cause: LedgerCause
  /** A second posting of the same cause does nothing. */
  causeId: string
  /** Epoch ms. */
  at: number
  /** Expiry of the received amount; absent for none. */
  expiresAt?: number
}

export interface LedgerHold extends LedgerAccount {
  amount: number
  orderId: string
}

/** Balance of an account at a time (epoch ms), and the amount reserved by orders that can still be paid then. */
export async function ledgerBalance(
  db: Database,
  account: LedgerAccount,
  now: number,
): Promise<{ balance: number; frozen: number }> {
  const [row] = await db.select().from(ledgerAccounts).where(accountIs(account))
  const { balance = 0, frozen = 0 } = row ?? {}
  return { balance, frozen: frozen === 0 ? 0 : frozen - (await heldByOverdue(db, account, now)) }
}

/** Amount reserved by overdue orders. */
async function heldByOverdue(db: Database, { ledger, ownerId }: LedgerAccount, now: number): Promise<number> {
  const [overdue] = await db
    .select({ amount: sum(ledgerHolds.amount) })
    .from(ledgerHolds)
    .innerJoin(orders, eq(orders.id, ledgerHolds.orderId))
    .where(
      and(
        eq(ledgerHolds.ledger, ledger),
        eq(ledgerHolds.ownerId, ownerId),
        eq(ledgerHolds.state, 'HELD'),
        isOverdue(now),
      ),
    )
  return Number(overdue?.amount ?? 0)
}

/** Writes entries and moves the balances with them. Accounts are locked in one order. */
export async function post(tx: Database, postings: readonly LedgerPosting[]): Promise<void> {
  for (const posting of inAccountOrder(postings)) {
    const { ledger, ownerId, amount, cause, causeId, at, expiresAt } = posting
    if (amount === 0) continue
    const { balance } = await lockAccount(tx, posting)
    const [entry] = await tx
      .insert(ledgerEntries)
      .values({
        id: newId(),
        ledger,
        ownerId,
        amount,
        balance: balance + amount,
        cause,
        causeId,
        createdAt: at,
        expiresAt: expiresAt ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: ledgerEntries.id })
    if (!entry) continue
    await tx
      .update(ledgerAccounts)
      .set({ balance: balance + amount })
      .where(accountIs(posting))
  }
}

/** Keeps parts of accounts for an order. Answers the first that has not as much: the caller has to give up then. */
export async function freeze(tx: Database, holds: readonly LedgerHold[]): Promise<LedgerHold | null> {
  for (const hold of inAccountOrder(holds)) {
    const { balance, frozen } = await lockAccount(tx, hold)
    if (balance - frozen < hold.amount) return hold
    await tx
      .update(ledgerAccounts)
      .set({ frozen: frozen + hold.amount })
      .where(accountIs(hold))
    await tx.insert(ledgerHolds).values({ ...hold, state: 'HELD' })
  }
  return null
}

/** Spends the amounts that orders reserved. */
export async function spendFrozen(tx: Database, orderIds: readonly string[], at: number): Promise<void> {
  const holds = await endHolds(tx, orderIds, 'SPENT')
  await post(
    tx,
    holds.map(({ ledger, ownerId, amount, orderId }) => ({
      ledger,
      ownerId,
      amount: -amount,
      cause: 'SPEND',
      causeId: orderId,
      at,
    })),
  )
}

/** Releases the amounts that orders reserved. */
export async function releaseFrozen(tx: Database, orderIds: readonly string[]): Promise<void> {
  await endHolds(tx, orderIds, 'RELEASED')
}

/** Returns the spent amount of an order to a ledger, once. */
export async function returnSpent(tx: Database, ledger: Ledger, orderId: string, at: number): Promise<void> {
  const spent = await tx
    .select()
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.orderId, orderId), eq(ledgerHolds.ledger, ledger), eq(ledgerHolds.state, 'SPENT')))
  await post(
    tx,
    spent.map(({ ownerId, amount }) => ({ ledger, ownerId, amount, cause: 'RETURN', causeId: orderId, at })),
  )
}

async function endHolds(tx: Database, orderIds: readonly string[], state: 'SPENT' | 'RELEASED'): Promise<LedgerHold[]> {
  if (orderIds.length === 0) return []
  const holds = await tx
    .select()
    .from(ledgerHolds)
    .where(and(inArray(ledgerHolds.orderId, [...orderIds]), eq(ledgerHolds.state, 'HELD')))
  for (const hold of inAccountOrder(holds)) {
    await tx
      .update(ledgerAccounts)
      .set({ frozen: sql`${ledgerAccounts.frozen} - ${hold.amount}` })
      .where(accountIs(hold))
  }
  if (holds.length > 0) {
    await tx
      .update(ledgerHolds)
      .set({ state })
      .where(and(inArray(ledgerHolds.orderId, [...orderIds]), eq(ledgerHolds.state, 'HELD')))
  }
  return holds
}

/** Locks an account until the transaction ends; one that is not there is made. */
export async function lockAccount(tx: Database, account: LedgerAccount): Promise<{ balance: number; frozen: number }> {
  const { ledger, ownerId } = account
  await tx.insert(ledgerAccounts).values({ ledger, ownerId }).onConflictDoNothing()
  const [row] = await tx.select().from(ledgerAccounts).where(accountIs(account)).for('no key update')
  return { balance: row?.balance ?? 0, frozen: row?.frozen ?? 0 }
}

function accountIs({ ledger, ownerId }: LedgerAccount) {
  return and(eq(ledgerAccounts.ledger, ledger), eq(ledgerAccounts.ownerId, ownerId))
}

function inAccountOrder<Item extends LedgerAccount>(items: readonly Item[]): Item[] {
  const key = ({ ledger, ownerId }: Item) => `${ledger} ${ownerId}`
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
