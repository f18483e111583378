import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { couponGiftItems, coupons } from '../../database/schema/coupons'
import { inOverdueGifts } from './gift-records'

type CouponRow = typeof coupons.$inferSelect

/** Locks coupons by ascending id and returns their current rows. Gift state changes only under this lock. */
export async function lockCoupons(tx: Database, couponIds: readonly string[]): Promise<CouponRow[]> {
  if (couponIds.length === 0) return []
  return tx
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...couponIds]))
    .orderBy(coupons.id)
    .for('no key update')
}

/** The same; what a gift has kept whose time is over is the sender's again. */
export async function lockFreeCoupons(tx: Database, couponIds: readonly string[], now: number): Promise<CouponRow[]> {
  const rows = await lockCoupons(tx, couponIds)
  const overdue = await inOverdueGifts(tx, couponIds, now)
  if (overdue.length === 0) return rows
  await freeFromGifts(tx, overdue, now)
  return lockCoupons(tx, couponIds)
}

/** Locked coupons of a gift that was not accepted: the sender's again, or expired by now. */
export async function freeFromGifts(tx: Database, couponIds: readonly string[], now: number): Promise<void> {
  if (couponIds.length === 0) return
  const ids = [...couponIds]
  await tx
    .update(couponGiftItems)
    .set({ isOpen: false })
    .where(and(inArray(couponGiftItems.couponId, ids), eq(couponGiftItems.isOpen, true)))
  await tx.update(coupons).set({ state: 'AVAILABLE' }).where(inArray(coupons.id, ids))
  await tx
    .update(coupons)
    .set({ state: 'EXPIRED' })
    .where(and(inArray(coupons.id, ids), lte(coupons.expiresAt, now)))
}
