import { and, eq, inArray, lte } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { Database } from '../../database/connect'
import { couponClaims, coupons } from '../../database/schema/coupons'
import { lockCoupons, lockFreeCoupons } from './coupon-locks'

/**
 * Uses coupons of a user in an unpaid order: they are PENDING until it is paid or ended (COUPON-019). Rejects unusable
 * ones.
 */
export async function claimCoupons(
  tx: Database,
  orderId: string,
  { userId, couponIds, now }: { userId: string; couponIds: readonly string[]; now: number },
): Promise<void> {
  if (couponIds.length === 0) return
  const rows = await lockFreeCoupons(tx, couponIds, now)
  const usable = rows.filter(
    ({ userId: owner, state, startsAt, expiresAt }) =>
      owner === userId && state === 'AVAILABLE' && startsAt <= now && (expiresAt === null || expiresAt > now),
  )
  if (usable.length !== couponIds.length) {
    throw new BusinessError(BUSINESS_ERROR.couponUnusable, 'order.couponUnusable', { mode: 2 })
  }
  await setState(tx, couponIds, 'PENDING')
  await tx.insert(couponClaims).values(couponIds.map((couponId) => ({ couponId, orderId, state: 'PENDING' as const })))
}

/** The orders are paid: their coupons are used. */
export async function spendClaimedCoupons(tx: Database, orderIds: readonly string[]): Promise<void> {
  const couponIds = await claimedBy(tx, orderIds, 'PENDING')
  await setState(tx, couponIds, 'USED')
  await setClaims(tx, orderIds, 'PENDING', 'USED')
}

/** Releases the coupons of ended orders, unless they have expired since. */
export async function returnClaimedCoupons(tx: Database, orderIds: readonly string[], now: number): Promise<void> {
  for (const state of ['PENDING', 'USED'] as const) {
    const couponIds = await claimedBy(tx, orderIds, state)
    await setState(tx, couponIds, 'AVAILABLE')
    await setClaims(tx, orderIds, state, 'RETURNED')
    if (couponIds.length === 0) continue
    await tx
      .update(coupons)
      .set({ state: 'EXPIRED' })
      .where(and(inArray(coupons.id, couponIds), lte(coupons.expiresAt, now)))
  }
}

async function claimedBy(tx: Database, orderIds: readonly string[], state: 'PENDING' | 'USED'): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await tx
    .select({ couponId: couponClaims.couponId })
    .from(couponClaims)
    .where(and(inArray(couponClaims.orderId, [...orderIds]), eq(couponClaims.state, state)))
  const couponIds = rows.map(({ couponId }) => couponId)
  await lockCoupons(tx, couponIds)
  return couponIds
}

async function setState(
  tx: Database,
  couponIds: readonly string[],
  state: 'AVAILABLE' | 'PENDING' | 'USED',
): Promise<void> {
  if (couponIds.length === 0) return
  await tx
    .update(coupons)
    .set({ state })
    .where(inArray(coupons.id, [...couponIds]))
}

async function setClaims(
  tx: Database,
  orderIds: readonly string[],
  from: 'PENDING' | 'USED',
  to: 'USED' | 'RETURNED',
): Promise<void> {
  await tx
    .update(couponClaims)
    .set({ state: to })
    .where(and(inArray(couponClaims.orderId, [...orderIds]), eq(couponClaims.state, from)))
}
