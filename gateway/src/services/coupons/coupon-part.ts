import type { OrderPart } from '../orders/order-part'
import { claimCoupons, returnClaimedCoupons, spendClaimedCoupons } from './coupon-claims'

/** Coupons that orders are paid with: PENDING while they are unpaid, then USED (COUPON-015…020). */
export const couponPart: OrderPart = {
  async reserve({ db, clock }, { order, price }) {
    const couponIds = price.deductions.flatMap(({ type, reference }) =>
      type === 'COUPON' && reference !== null ? [reference] : [],
    )
    await claimCoupons(db, order.id, { userId: order.userId, couponIds, now: clock.now() })
  },

  async confirm({ db }, paid) {
    await spendClaimedCoupons(
      db,
      paid.map(({ order }) => order.id),
    )
  },

  async release({ db, clock }, gone) {
    const orderIds = gone.map(({ order }) => order.id)
    await returnClaimedCoupons(db, orderIds, clock.now())
  },

  async reverse({ db, clock }, { order, isWhole, as }) {
    if (isWhole && as === 'REFUNDED') await returnClaimedCoupons(db, [order.rootId], clock.now())
  },
}
