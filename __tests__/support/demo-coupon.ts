import { demoCoupons } from '../../gateway/src/demo/coupons'
import type { DemoCoupon } from '../../gateway/src/demo/demo-offer-types'

/** The coupon of the demo shop with this key. */
export function demoCoupon(key: string): DemoCoupon {
  const found = demoCoupons().find((coupon) => coupon.key === key)
  if (!found) throw new Error(`no coupon ${key}`)
  return found
}
