import type { OrderPart } from '../orders/order-part'
import { endPromisedCoupons, givePromisedCoupons } from './bought-coupons'
import { claimCoupons, returnClaimedCoupons, spendClaimedCoupons } from './coupon-claims'

/**
 * Coupons that orders are paid with: PENDING while they are unpaid, then USED (COUPON-015…020). Coupons that come with
 * memberships and packages.
 */
export const couponPart: OrderPart = {
  async reserve({ db, clock }, { order, price }) {
    const couponIds = price.deductions.flatMap(({ type, reference }) =>
      type === 'COUPON' && reference !== null ? [reference] : [],
    )
    await claimCoupons(db, order.id, { userId: order.userId, couponIds, now: clock.now() })
  },

  async confirm(trade, paid) {
    await spendClaimedCoupons(
      trade.db,
      paid.map(({ order }) => order.id),
    )
    for (const record of paid) await givePromisedCoupons(trade, record)
  },

  async release({ db, clock }, gone) {
    const orderIds = gone.map(({ order }) => order.id)
    await returnClaimedCoupons(db, orderIds, clock.now())
  },

  async reverse(trade, { order, isWhole, as, reversed }) {
    if (isWhole && as === 'REFUNDED') await returnClaimedCoupons(trade.db, [order.rootId], trade.clock.now())
    if (order.type !== 'MEMBER' && order.type !== 'GOODS') return
    await endPromisedCoupons(
      trade,
      reversed.map(({ id }) => id),
    )
  },
}
