import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'

export type Ledger = 'POINTS' | 'GROWTH' | 'CASH_CARD'

/** Why a ledger changed: the wire's `bizType` of a point record, and what cash cards add. */
export type LedgerCause = 'ORDER' | 'REFUND' | 'EXPIRE' | 'SIGN' | 'EXCHANGE' | 'GIFT' | 'SPEND' | 'RETURN' | 'ISSUE'

/**
 * Accounts: points and growth of a user, cents on a cash card. The balance is the sum of the entries, and is
 * changed only together with them; frozen is the sum reserved by unpaid orders. A card never falls below zero; points
 * may, when points that were spent already are taken back with a refund.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    ledger: text('ledger').$type<Ledger>().notNull(),
    /** A user, or the instance of a card. */
    ownerId: text('owner_id').notNull(),
    balance: integer('balance').notNull().default(0),
    frozen: integer('frozen').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ledger, table.ownerId] }),
    check(
      'ledger_accounts_never_overdrawn',
      sql`${table.frozen} >= 0 AND (${table.ledger} <> 'CASH_CARD' OR ${table.balance} >= ${table.frozen})`,
    ),
  ],
)

/** Append-only: one entry for each cause. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    ledger: text('ledger').$type<Ledger>().notNull(),
    ownerId: text('owner_id').notNull(),
    amount: integer('amount').notNull(),
    /** Balance after this entry. */
    balance: integer('balance').notNull(),
    cause: text('cause').$type<LedgerCause>().notNull(),
    /** The order, the refund, the day: what makes a second entry of the same cause impossible. */
    causeId: text('cause_id').notNull(),
    createdAt: epochMs('created_at').notNull(),
    /** Expiry of the received amount; `null` for none. */
    expiresAt: epochMs('expires_at'),
  },
  (table) => [
    unique('ledger_entries_once').on(table.ledger, table.ownerId, table.cause, table.causeId),
    index('ledger_entries_by_owner').on(table.ledger, table.ownerId, table.createdAt),
    index('ledger_entries_to_expire')
      .on(table.expiresAt)
      .where(sql`${table.ledger} = 'POINTS' AND ${table.amount} > 0`),
    check('ledger_entries_move_something', sql`${table.amount} <> 0`),
  ],
)

/** A reservation of an unpaid order: it becomes an entry, or is released. */
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    ledger: text('ledger').$type<Ledger>().notNull(),
    ownerId: text('owner_id').notNull(),
    orderId: text('order_id').notNull(),
    amount: integer('amount').notNull(),
    state: text('state').$type<'HELD' | 'SPENT' | 'RELEASED'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ledger, table.ownerId, table.orderId] }),
    index('ledger_holds_by_order').on(table.orderId),
    check('ledger_holds_positive', sql`${table.amount} > 0`),
  ],
)
