import type { CouponStatus } from '@/contracts/coupon/coupon'
import type { EnumValue } from '@/contracts/wire-types'

const NAMES: readonly string[] = [
  'AVAILABLE',
  'UN_AVAILABLE',
  'USED',
  'EXPIRED',
  'PENDING',
  'REFUNDING',
] satisfies CouponStatus[]
const CODES: ReadonlyMap<unknown, CouponStatus> = new Map([
  [1, 'AVAILABLE'],
  [3, 'EXPIRED'],
])
const STAMPED: readonly CouponStatus[] = ['USED', 'EXPIRED', 'REFUNDING']

/** State of a coupon: by its name, or by its code if the shop sends no known name (COUPON-014). */
export function couponStatusOf({ name, code }: Pick<EnumValue, 'code'> & { name?: string }): CouponStatus {
  return isStatus(name) ? name : (CODES.get(Number(code)) ?? 'USED')
}

/** True for a coupon with a stamp: it cannot be used, now or ever (COUPON-021). */
export function isStamped(status: CouponStatus): boolean {
  return STAMPED.includes(status)
}

function isStatus(name: string | undefined): name is CouponStatus {
  return name !== undefined && NAMES.includes(name)
}
