import type { OwnCoupon } from '@/contracts/coupon/coupon'
import type { UserCall } from '../call'
import type { CouponTemplate } from '../catalogue/entities/coupon'
import { couponsOfUser } from '../services/coupons/own-coupons'
import { presentOwnCoupon } from './coupon'

/** The coupons of a template that came to the user last: those that came together are drawn as one. */
export async function presentReceivedCoupons(
  call: Pick<UserCall, 'db' | 'user' | 'shop' | 'clock' | 'locale'>,
  template: CouponTemplate,
): Promise<OwnCoupon[]> {
  const own = (await couponsOfUser(call)).filter((coupon) => coupon.template === template)
  const { obtainedAt, obtainType } = own.reduce((last, { row }) => (row.obtainedAt >= last.obtainedAt ? row : last), {
    obtainedAt: 0,
    obtainType: '',
  })
  const together = own.filter(({ row }) => row.obtainedAt === obtainedAt && row.obtainType === obtainType)
  const viewer = { locale: call.locale, now: call.clock.now() }
  const qty = together.length
  return together.slice(0, 1).map((coupon) => ({ ...presentOwnCoupon(coupon, viewer), ...(qty > 1 && { qty }) }))
}
