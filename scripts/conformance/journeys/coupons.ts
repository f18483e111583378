import { getCoupon } from '@/contracts/coupon/get-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { listUsableCoupons } from '@/contracts/coupon/list-usable-coupons'
import type { Visitor } from '../visitor'
import { chooseTicket } from './choose-ticket'
import type { Journey } from './journey'

export const couponsAreRead: Journey = {
  area: 'membership',
  title: 'Coupons are listed and tried on an order',
  needsLogin: true,
  async play(visitor) {
    const page = visitor.on('Coupons', 'An empty list of coupons')
    await page.walk(listOwnCoupons, {}, ({ couponId }) => couponId, 10)
    const [first] = await visitor.on('Coupon centre', 'No coupons to receive').call(listReceivableCoupons, {})
    if (first) await readCoupon(visitor, first.couponTemplateId)
    const { priceCent: _priceCent, seatPlanId, ...session } = await chooseTicket(visitor)
    const order = visitor.on('Confirm order', 'No coupons for the order')
    await order.call(listUsableCoupons, { ...session, items: [{ seatPlanId, qty: 1 }] })
  },
}

async function readCoupon(visitor: Visitor, couponTemplateId: string): Promise<void> {
  const page = visitor.on('Coupon', 'The page of a coupon does not open')
  const coupon = await page.call(getCoupon, { couponTemplateId })
  const isSame = coupon.couponTemplateId === couponTemplateId
  page.expect(isSame, getCoupon, 'content', `another coupon comes than ${couponTemplateId}`)
}
