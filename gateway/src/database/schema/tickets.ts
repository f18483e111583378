import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { IdType } from '@/contracts/attendee/attendee'
import type { TicketState } from '@/contracts/order/get-order'
import type { LocalText } from '../../texts/text'
import { epochMs } from './columns'
import { orderIdColumn, orderUnits } from './orders'
import { userIdColumn } from './people'
import type { SeatSnapshot } from './snapshots'

/** A user's tickets of a session: those of one order, or of one transfer. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    userId: userIdColumn(),
    sessionId: text('session_id').notNull(),
    /** The transfer by which it came; `null` for the buyer's. */
    transferId: text('transfer_id').unique(),
    showTime: epochMs('show_time').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('vouchers_once').on(table.orderId, table.sessionId).where(sql`${table.transferId} IS NULL`),
    index('vouchers_by_user').on(table.userId, table.showTime),
  ],
)

/**
 * One entry to a session. It exists from the order on; its voucher when the order is paid. The buyer of the order keeps
 * the money, the owner of the ticket enters.
 */
export const tickets = pgTable(
  'tickets',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    unitId: text('unit_id')
      .notNull()
      .references(() => orderUnits.id),
    ownerId: text('owner_id').notNull(),
    voucherId: text('voucher_id').references(() => vouchers.id),
    sessionId: text('session_id').notNull(),
    seatPlanId: text('seat_plan_id').notNull(),
    seatPlanName: jsonb('seat_plan_name').$type<LocalText>().notNull(),
    sequence: integer('sequence').notNull(),
    seat: jsonb('seat').$type<SeatSnapshot>(),
    attendeeId: text('attendee_id'),
    attendeeName: text('attendee_name'),
    idType: text('id_type').$type<IdType>(),
    idNo: text('id_no'),
    /** The name was changed after the purchase, which is possible once. */
    hasChangedName: boolean('has_changed_name').notNull().default(false),
    /** The person in a session with one ticket per person: live tickets have distinct ones. */
    personKey: text('person_key'),
    ticketCode: text('ticket_code').notNull(),
    /** True for a ticket received by a transfer, which is not sent on (TRANSFER-016). */
    isReceived: boolean('is_received').notNull().default(false),
    state: text('state').$type<TicketState>().notNull(),
    usedAt: epochMs('used_at'),
    /** Name of the gate that admitted it; `null` without a name. */
    usedGate: text('used_gate'),
  },
  (table) => [
    unique('tickets_by_unit').on(table.unitId),
    index('tickets_by_order').on(table.orderId),
    index('tickets_by_code').on(table.ticketCode),
    index('tickets_by_voucher').on(table.voucherId),
    uniqueIndex('tickets_one_per_person')
      .on(table.sessionId, table.personKey)
      .where(
        sql`${table.personKey} IS NOT NULL AND ${table.state} IN ('RESERVED', 'UNUSED', 'LOCKED', 'USED', 'REFUNDING')`,
      ),
  ],
)

/** Tickets in transfer to another user. */
export const transfers = pgTable(
  'transfers',
  {
    id: text('id').primaryKey(),
    /** Secret code: anyone who knows it may accept. */
    code: text('code').notNull().unique('transfers_by_code'),
    voucherId: text('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    senderId: text('sender_id').notNull(),
    recipientId: text('recipient_id'),
    /** The only phone that may accept; `null` for any. */
    transfereeAreaCode: text('transferee_area_code'),
    transfereePhone: text('transferee_phone'),
    message: text('message').notNull(),
    state: text('state').$type<'PENDING' | 'ACCEPTED' | 'CANCELED' | 'EXPIRED'>().notNull(),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    endedAt: epochMs('ended_at'),
  },
  (table) => [
    index('transfers_by_sender').on(table.senderId, table.createdAt),
    index('transfers_by_recipient').on(table.recipientId, table.createdAt),
    index('transfers_to_expire').on(table.expiresAt).where(sql`${table.state} = 'PENDING'`),
  ],
)

/** Tickets of a transfer. A ticket is in at most one open transfer. */
export const transferTickets = pgTable(
  'transfer_tickets',
  {
    transferId: text('transfer_id')
      .notNull()
      .references(() => transfers.id),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id),
    isOpen: boolean('is_open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.ticketId] }),
    uniqueIndex('transfer_tickets_one_open').on(table.ticketId).where(sql`${table.isOpen}`),
  ],
)
