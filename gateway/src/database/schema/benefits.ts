import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { IdType } from '@/contracts/attendee/attendee'
import { epochMs } from './columns'
import { orderUnits } from './orders'
import { userIdColumn } from './people'
import type { LineSnapshot } from './snapshots'

/** Privilege cards that users have bought or were given: `userCardInstanceId` of the wire. */
export const cards = pgTable(
  'cards',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    /** Id in the catalogue. */
    cardId: text('card_id').notNull(),
    /** Unit that it was bought as; `null` for a gift. */
    unitId: text('unit_id')
      .unique('cards_by_unit')
      .references(() => orderUnits.id),
    state: text('state').$type<'ACTIVE' | 'USED' | 'EXPIRE' | 'REFUND' | 'REFUNDING'>().notNull(),
    /** False until the holder has entered their identity. */
    isEnabled: boolean('is_enabled').notNull(),
    identityName: text('identity_name'),
    idType: text('id_type').$type<IdType>(),
    idNo: text('id_no'),
    /** The seat that is its own, counted from 1; `null` of cards without. */
    seatNo: integer('seat_no'),
    redeemedTimes: integer('redeemed_times').notNull().default(0),
    snapshot: jsonb('snapshot').$type<LineSnapshot>().notNull(),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
  },
  (table) => [
    index('cards_by_user').on(table.userId),
    uniqueIndex('cards_one_seat').on(table.cardId, table.seatNo).where(sql`${table.state} <> 'REFUND'`),
  ],
)

/** Paid memberships, each for a time. */
export const memberships = pgTable(
  'memberships',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    primeCardId: text('prime_card_id').notNull(),
    levelCode: text('level_code').notNull(),
    /** Unit that it was bought as; `null` for a gift. */
    unitId: text('unit_id')
      .unique('memberships_by_unit')
      .references(() => orderUnits.id),
    startsAt: epochMs('starts_at').notNull(),
    endsAt: epochMs('ends_at').notNull(),
    /** Time of the expiry reminder; `null` before. */
    remindedAt: epochMs('reminded_at'),
  },
  (table) => [
    index('memberships_by_user').on(table.userId, table.endsAt),
    index('memberships_to_remind').on(table.endsAt).where(sql`${table.remindedAt} IS NULL`),
  ],
)
