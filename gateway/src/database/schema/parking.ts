import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import { orderIdColumn } from './orders'
import { userIdColumn } from './people'

/** Cars in a garage: from when they drove in till when they drove out. */
export const parkingStays = pgTable(
  'parking_stays',
  {
    id: text('id').primaryKey(),
    /** Id in the catalogue. */
    parkingId: text('parking_id').notNull(),
    plateNo: text('plate_no').notNull(),
    enteredAt: epochMs('entered_at').notNull(),
    /** End of the paid time; `null` before the first payment. */
    paidUntil: epochMs('paid_until'),
    /** End of the time to leave without another payment. */
    leaveBefore: epochMs('leave_before'),
    leftAt: epochMs('left_at'),
  },
  (table) => [
    index('parking_stays_by_plate').on(table.parkingId, table.plateNo),
    uniqueIndex('parking_stays_one_inside').on(table.parkingId, table.plateNo).where(sql`${table.leftAt} IS NULL`),
  ],
)

/** Orders that pay for stays. A stay has at most one unpaid order. */
export const parkingOrders = pgTable(
  'parking_orders',
  {
    orderId: orderIdColumn().primaryKey(),
    stayId: text('stay_id')
      .notNull()
      .references(() => parkingStays.id),
    state: text('state').$type<'HELD' | 'PAID' | 'RELEASED'>().notNull(),
    leaveBefore: epochMs('leave_before'),
  },
  (table) => [uniqueIndex('parking_orders_one_unpaid').on(table.stayId).where(sql`${table.state} = 'HELD'`)],
)

/** Cars whose fees a user has looked up. */
export const parkingPlates = pgTable(
  'parking_plates',
  {
    userId: userIdColumn(),
    plateNo: text('plate_no').notNull(),
    lastUsedAt: epochMs('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.plateNo] })],
)
