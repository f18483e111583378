import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CouponStatus } from '@/contracts/coupon/coupon'
import type { UserCall } from '../../call'
import { DAY_MS } from '../../clock'
import type { Database } from '../../database/connect'
import { type CouponTerms, couponClaims, coupons } from '../../database/schema/coupons'
import { orders } from '../../database/schema/orders'
import type { DemoCoupon } from '../../demo/demo-offer-types'
import { isOverdue } from '../orders/order-records'

type CouponRow = typeof coupons.$inferSelect

/** A coupon of a user with what it is called and worth. */
export interface OwnedCoupon {
  row: CouponRow
  template: DemoCoupon
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
  const { coupons: templates } = shop.catalogue.demo.offers
  const owned = rows.flatMap((row) => {
    const template = templates.find(({ couponTemplateId }) => couponTemplateId === row.templateId)
    if (!template) return []
    return [
      {
        row,
        template,
        terms: row.terms ?? template.terms,
        expiresAt: row.expiresAt ?? row.startsAt + template.days * DAY_MS,
      },
    ]
  })
  return owned.sort((a, b) => a.expiresAt - b.expiresAt)
}

/** Coupons as they are at a time (epoch ms): what an order keeps whose time to pay is over is free, tidied up or not. */
export async function couponsNow(db: Database, rows: readonly CouponRow[], now: number): Promise<CouponRow[]> {
  const kept = rows.filter(({ state }) => state === 'PENDING').map(({ id }) => id)
  if (kept.length === 0) return [...rows]
  const overdue = await db
    .select({ couponId: couponClaims.couponId })
    .from(couponClaims)
    .innerJoin(orders, eq(orders.id, couponClaims.orderId))
    .where(and(inArray(couponClaims.couponId, kept), eq(couponClaims.state, 'PENDING'), isOverdue(now)))
  const free = new Set(overdue.map(({ couponId }) => couponId))
  return rows.map((row) => (free.has(row.id) ? { ...row, state: 'AVAILABLE' } : row))
}

/** What a coupon is now: one past its time has expired, tidied up or not (COUPON-015…020). */
export function couponStatus({ row, expiresAt }: Pick<OwnedCoupon, 'row' | 'expiresAt'>, now: number): CouponStatus {
  if (row.state !== 'AVAILABLE') return row.state
  if (expiresAt <= now) return 'EXPIRED'
  return row.startsAt > now ? 'UN_AVAILABLE' : 'AVAILABLE'
}
