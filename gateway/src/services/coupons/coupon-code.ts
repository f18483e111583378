import { createHmac } from 'node:crypto'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import { couponStatus, type OwnedCoupon } from './own-coupons'

/** A code of a coupon is good for so long; the one before it as well, for whoever has just shown it. */
export const COUPON_CODE_SECONDS = 60

const DIGITS = 12
const COUNTER_KEY = 'encore-sandbox-counter'

/** The code of a coupon at a time (epoch ms), and when another one takes its place (COUPON-012). */
export function couponCode(couponId: string, at: number): { code: string; expiresAt: number } {
  const window = Math.floor(at / 1000 / COUPON_CODE_SECONDS)
  const proof = createHmac('sha256', COUNTER_KEY).update(`${couponId}.${window}`).digest()
  const code = String(proof.readBigUInt64BE(0)).padStart(DIGITS, '0').slice(-DIGITS)
  return { code, expiresAt: (window + 1) * COUPON_CODE_SECONDS * 1000 }
}

/** Refuses a coupon that is not used on the spot, or not now. */
export function requireOnTheSpot(coupon: OwnedCoupon, now: number): void {
  const status = couponStatus(coupon, now)
  if (status !== 'AVAILABLE')
    throw new BusinessError(BUSINESS_ERROR.couponUnusable, `coupon.not.${status}`, { mode: 1 })
  if (coupon.terms.useWay !== 'OFFLINE') {
    throw new BusinessError(BUSINESS_ERROR.couponUnusable, 'coupon.not.online', { mode: 1 })
  }
}
