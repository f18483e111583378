import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { epochMs } from './columns'
import type { CouponTerms } from './coupon-terms'
import { orderIdColumn } from './orders'
import { userIdColumn } from './people'

/** Coupons that users have received. */
export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    templateId: text('template_id').notNull(),
    /** The how manieth of its template that the user has received. */
    copy: integer('copy').notNull(),
    /** OFFERED until a recipient accepts it, then GIVEN: the recipient gets a new coupon. */
    state: text('state')
      .$type<'AVAILABLE' | 'PENDING' | 'USED' | 'EXPIRED' | 'REFUNDING' | 'OFFERED' | 'GIVEN'>()
      .notNull(),
    obtainType: text('obtain_type').notNull(),
    /** `null` for one that was received before coupons had numbers: those of its template. */
    terms: jsonb('terms').$type<CouponTerms>(),
    obtainedAt: epochMs('obtained_at').notNull(),
    startsAt: epochMs('starts_at').notNull(),
    /** `null`: as in its template. */
    expiresAt: epochMs('expires_at'),
    /** Time of the expiry reminder; `null` before. */
    remindedAt: epochMs('reminded_at'),
    /** Time of use on the spot; `null` for coupons of orders. */
    redeemedAt: epochMs('redeemed_at'),
    /** The unit of an order that it came with; `null` for any other. */
    sourceUnitId: text('source_unit_id'),
  },
  (table) => [
    unique('coupons_once').on(table.userId, table.templateId, table.copy),
    index('coupons_by_source').on(table.sourceUnitId).where(sql`${table.sourceUnitId} IS NOT NULL`),
    index('coupons_to_expire').on(table.expiresAt).where(sql`${table.state} = 'AVAILABLE'`),
    index('coupons_to_remind')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'AVAILABLE' AND ${table.remindedAt} IS NULL`),
  ],
)

/** Order that uses a coupon. A coupon is in at most one live order. */
export const couponClaims = pgTable(
  'coupon_claims',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    orderId: orderIdColumn(),
    state: text('state').$type<'PENDING' | 'USED' | 'RETURNED'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.orderId] }),
    index('coupon_claims_by_order').on(table.orderId),
    uniqueIndex('coupon_claims_one_living').on(table.couponId).where(sql`${table.state} <> 'RETURNED'`),
  ],
)

/** Coupons on their way to anyone with the link. */
export const couponGifts = pgTable(
  'coupon_gifts',
  {
    /** Secret of the link: anyone who has it may accept. */
    code: text('code').primaryKey(),
    senderId: text('sender_id').notNull(),
    recipientId: text('recipient_id'),
    state: text('state').$type<'PENDING' | 'ACCEPTED' | 'CANCELED' | 'EXPIRED'>().notNull(),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    endedAt: epochMs('ended_at'),
  },
  (table) => [
    index('coupon_gifts_by_sender').on(table.senderId, table.createdAt),
    index('coupon_gifts_to_expire').on(table.expiresAt).where(sql`${table.state} = 'PENDING'`),
  ],
)

/** Coupons of a gift. A coupon is in at most one open gift. */
export const couponGiftItems = pgTable(
  'coupon_gift_items',
  {
    giftCode: text('gift_code')
      .notNull()
      .references(() => couponGifts.code),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    isOpen: boolean('is_open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.giftCode, table.couponId] }),
    uniqueIndex('coupon_gift_items_one_open').on(table.couponId).where(sql`${table.isOpen}`),
  ],
)
