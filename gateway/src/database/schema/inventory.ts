import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { orderUnits } from './orders'
import { userIdColumn } from './people'

/**
 * Units of everything with a limited stock. The catalogue describes it; this is what is left of it. Of a seat plan
 * with picked seats it is their number, and `seats` has each one.
 */
export const inventory = pgTable(
  'inventory',
  {
    /** Id of the seat plan, SKU, slot, coupon template, card or open show. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<InventoryKind>().notNull(),
    /** Group of the inventory, such as the session of a seat plan. */
    groupId: text('group_id').notNull(),
    capacity: integer('capacity').notNull(),
    /** Units in unpaid orders. */
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    index('inventory_by_group').on(table.groupId),
    check('inventory_never_below_zero', sql`${table.capacity} - ${table.held} - ${table.sold} >= 0`),
    check('inventory_parts_never_below_zero', sql`${table.held} >= 0 AND ${table.sold} >= 0`),
  ],
)

export type InventoryKind = 'SEAT_PLAN' | 'SKU' | 'SLOT' | 'COUPON' | 'CARD' | 'OPEN_SHOW'

/** Reserved and bought units by owner: the movements whose sums are the numbers of the inventory. */
export const allocations = pgTable(
  'allocations',
  {
    inventoryId: text('inventory_id')
      .notNull()
      .references(() => inventory.id),
    /** An order line, a coupon, a registration. */
    ownerId: text('owner_id').notNull(),
    qty: integer('qty').notNull(),
    /** Returned units among the sold ones. */
    returned: integer('returned').notNull().default(0),
    state: text('state').$type<'HELD' | 'SOLD' | 'RELEASED'>().notNull(),
    /** End of the reservation. */
    expiresAt: epochMs('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.inventoryId, table.ownerId] }),
    index('allocations_by_owner').on(table.ownerId),
    index('allocations_to_expire').on(table.expiresAt).where(sql`${table.state} = 'HELD'`),
    check('allocations_positive', sql`${table.qty} > 0 AND ${table.returned} BETWEEN 0 AND ${table.qty}`),
  ],
)

/** Seats that a user keeps while filling in the order. */
export const seatLocks = pgTable(
  'seat_locks',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    sessionId: text('session_id').notNull(),
    lockedAt: epochMs('locked_at').notNull().default(0),
    expiresAt: epochMs('expires_at').notNull(),
  },
  (table) => [index('seat_locks_by_user').on(table.userId, table.sessionId)],
)

/**
 * Seats that are not, or were once not, free. A seat of the catalogue without a row is free; so is one whose lock is
 * over, released by the job or not.
 */
export const seats = pgTable(
  'seats',
  {
    sessionId: text('session_id').notNull(),
    seatId: text('seat_id').notNull(),
    seatPlanId: text('seat_plan_id').notNull(),
    state: text('state').$type<'FREE' | 'LOCKED' | 'HELD' | 'SOLD'>().notNull(),
    lockId: text('lock_id').references(() => seatLocks.id),
    lockedUntil: epochMs('locked_until'),
    unitId: text('unit_id').references(() => orderUnits.id),
    /** Maps that are open request changes since this time. */
    changedAt: epochMs('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.seatId] }),
    index('seats_by_change').on(table.sessionId, table.changedAt),
    index('seats_taken').on(table.sessionId, table.seatPlanId).where(sql`${table.state} <> 'FREE'`),
    index('seats_by_lock').on(table.lockId),
    index('seats_by_unit').on(table.unitId),
    check(
      'seats_have_one_owner',
      sql`(${table.state} = 'LOCKED') = (${table.lockId} IS NOT NULL AND ${table.lockedUntil} IS NOT NULL)
        AND (${table.state} IN ('HELD', 'SOLD')) = (${table.unitId} IS NOT NULL)`,
    ),
  ],
)
