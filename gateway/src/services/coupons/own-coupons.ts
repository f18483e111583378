import { asc, eq } from 'drizzle-orm'
import type { CouponStatus } from '@/contracts/coupon/coupon'
import type { UserCall } from '../../call'
import { DAY_MS } from '../../clock'
import { type CouponTerms, coupons } from '../../database/schema/coupons'
import type { DemoCoupon } from '../../demo/demo-offer-types'

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
}: Pick<UserCall, 'db' | 'user' | 'shop'>): Promise<OwnedCoupon[]> {
  const rows = await db.select().from(coupons).where(eq(coupons.userId, user.userId)).orderBy(asc(coupons.id))
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

/** What a coupon is now: one past its time has expired, tidied up or not (COUPON-015…020). */
export function couponStatus({ row, expiresAt }: Pick<OwnedCoupon, 'row' | 'expiresAt'>, now: number): CouponStatus {
  if (row.state !== 'AVAILABLE') return row.state
  if (expiresAt <= now) return 'EXPIRED'
  return row.startsAt > now ? 'UN_AVAILABLE' : 'AVAILABLE'
}
