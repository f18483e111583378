import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { coupons } from '../../database/schema/coupons'
import type { OrderRecord } from '../orders/order-records'
import type { Trade } from '../trade'
import { lockCoupons } from './coupon-locks'
import { addCoupon } from './receive-coupons'

/** Gives the coupons that were promised with memberships, for each unit that was paid (contract M12). */
export async function giveMembershipGifts(trade: Trade, { order, lines, units }: OrderRecord): Promise<void> {
  for (const { id: sourceUnitId, lineId } of units) {
    const gifts = lines.find(({ id }) => id === lineId)?.snapshot.membership?.gifts ?? []
    for (const gift of gifts) await addCoupon(trade, order.userId, gift, { obtainType: 'PRIME', sourceUnitId })
  }
}

/** The units come back: what is left of their coupons ends. One in an unpaid order ends with it, unless that is paid. */
export async function endMembershipGifts({ db, clock }: Trade, unitIds: readonly string[]): Promise<void> {
  const ids = await giftsOf(db, unitIds)
  await lockCoupons(db, ids)
  await db
    .update(coupons)
    .set({ expiresAt: clock.now() })
    .where(and(inArray(coupons.id, ids), inArray(coupons.state, ['AVAILABLE', 'PENDING'])))
}

/** Coupons that came with units of an order. */
async function giftsOf(db: Database, unitIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.obtainType, 'PRIME'), inArray(coupons.sourceUnitId, [...unitIds])))
  return rows.map(({ id }) => id)
}
