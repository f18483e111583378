import { and, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { coupons } from '../../database/schema/coupons'
import type { OrderRecord } from '../orders/order-records'
import type { Trade } from '../trade'
import { lockCoupons } from './coupon-locks'
import { addCoupon } from './receive-coupons'

/** Origins of coupons that came with a purchase. */
const WITH_UNITS = ['PRIME', 'PACKAGE']

/** Gives the coupons that were promised with memberships and packages, for each unit that was paid (contract M12). */
export async function givePromisedCoupons(trade: Trade, { order, lines, units }: OrderRecord): Promise<void> {
  for (const { id: sourceUnitId, lineId } of units) {
    const { membership, coupons: bought = [] } = lines.find(({ id }) => id === lineId)?.snapshot ?? {}
    for (const gift of membership?.gifts ?? [])
      await addCoupon(trade, order.userId, gift, { obtainType: 'PRIME', sourceUnitId })
    for (const coupon of bought) await addCoupon(trade, order.userId, coupon, { obtainType: 'PACKAGE', sourceUnitId })
  }
}

/** The units come back: what is left of their coupons ends. One in an unpaid order ends with it, unless that is paid. */
export async function endPromisedCoupons({ db, clock }: Trade, unitIds: readonly string[]): Promise<void> {
  const ids = await couponsOf(db, unitIds)
  await lockCoupons(db, ids)
  await db
    .update(coupons)
    .set({ expiresAt: clock.now() })
    .where(and(inArray(coupons.id, ids), inArray(coupons.state, ['AVAILABLE', 'PENDING'])))
}

/** Coupons that came with units of an order. */
async function couponsOf(db: Database, unitIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(inArray(coupons.obtainType, WITH_UNITS), inArray(coupons.sourceUnitId, [...unitIds])))
  return rows.map(({ id }) => id)
}
