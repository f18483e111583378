import type { CouponTemplate } from '../../gateway/src/catalogue/entities/coupon'
import { demoCoupons } from '../../gateway/src/demo/coupons'

/** The coupon of the demo shop with this key. */
export function demoCoupon(key: string): CouponTemplate {
  const found = demoCoupons().find((coupon) => coupon.key === key)
  if (!found) throw new Error(`no coupon ${key}`)
  return found
}
