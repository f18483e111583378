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

/** What a coupon is now: by its name, and by its code where a shop sends no name that is known (COUPON-014). */
export function couponStatusOf({ name, code }: Pick<EnumValue, 'code'> & { name?: string }): CouponStatus {
  return isStatus(name) ? name : (CODES.get(Number(code)) ?? 'USED')
}

/** Whether it has a stamp: it is over, for now or for good (COUPON-021). */
export function isStamped(status: CouponStatus): boolean {
  return STAMPED.includes(status)
}

function isStatus(name: string | undefined): name is CouponStatus {
  return name !== undefined && NAMES.includes(name)
}
