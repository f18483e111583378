import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CouponStatus } from '@/contracts/coupon/coupon'
import type { UserCall } from '../../call'
import type { CouponTemplate } from '../../catalogue/entities/coupon'
import type { Database } from '../../database/connect'
import type { CouponTerms } from '../../database/schema/coupon-terms'
import { couponClaims, coupons } from '../../database/schema/coupons'
import { orders } from '../../database/schema/orders'
import { isOverdue } from '../orders/order-records'
import { couponTerm } from './coupon-term'
import { inOverdueGifts } from './gift-records'

type CouponRow = typeof coupons.$inferSelect

/** A coupon of a user with what it is called and worth. */
export interface OwnedCoupon {
  row: CouponRow
  template: CouponTemplate
  terms: CouponTerms
  /** Epoch ms. */
  expiresAt: number
}

/** Coupons of the user, those that end first before the others. One whose template is gone is left out. */
export async function couponsOfUser({
  db,
  user,
  shop,
  clock,
}: Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>): Promise<OwnedCoupon[]> {
  const stored = await db.select().from(coupons).where(eq(coupons.userId, user.userId)).orderBy(asc(coupons.id))
  const rows = await couponsNow(db, stored, clock.now())
  const { coupons: templates } = shop.catalogue.content.offers
  const owned = rows.flatMap((row) => {
    const template = templates.find(({ couponTemplateId }) => couponTemplateId === row.templateId)
    if (!template) return []
    return [
      {
        row,
        template,
        terms: row.terms ?? template.terms,
        expiresAt: row.expiresAt ?? couponTerm(template, row.startsAt).expiresAt,
      },
    ]
  })
  return owned.sort((a, b) => a.expiresAt - b.expiresAt)
}

/**
 * Coupons as they are at a time (epoch ms): what an order or a gift keeps whose time is over is free, tidied up or not.
 */
export async function couponsNow(db: Database, rows: readonly CouponRow[], now: number): Promise<CouponRow[]> {
  const idsOf = (wanted: CouponRow['state']) => rows.filter(({ state }) => state === wanted).map(({ id }) => id)
  const kept = idsOf('PENDING')
  const free = new Set([
    ...(kept.length > 0 ? await inOverdueOrders(db, kept, now) : []),
    ...(await inOverdueGifts(db, idsOf('OFFERED'), now)),
  ])
  return rows.map((row) => (free.has(row.id) ? { ...row, state: 'AVAILABLE' } : row))
}

async function inOverdueOrders(db: Database, couponIds: readonly string[], now: number): Promise<string[]> {
  const overdue = await db
    .select({ couponId: couponClaims.couponId })
    .from(couponClaims)
    .innerJoin(orders, eq(orders.id, couponClaims.orderId))
    .where(and(inArray(couponClaims.couponId, [...couponIds]), eq(couponClaims.state, 'PENDING'), isOverdue(now)))
  return overdue.map(({ couponId }) => couponId)
}

/** Current state of a coupon: one past its time has expired, swept or not (COUPON-015…020). */
export function couponStatus({ row, expiresAt }: Pick<OwnedCoupon, 'row' | 'expiresAt'>, now: number): CouponStatus {
  if (row.state === 'GIVEN') return 'USED'
  if (row.state === 'OFFERED') return 'UN_AVAILABLE'
  if (row.state !== 'AVAILABLE') return row.state
  if (expiresAt <= now) return 'EXPIRED'
  return row.startsAt > now ? 'UN_AVAILABLE' : 'AVAILABLE'
}
