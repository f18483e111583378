import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { Context } from '../../call'
import { inTransaction } from '../../database/in-transaction'
import { coupons } from '../../database/schema/coupons'
import { lockFreeCoupons } from './coupon-locks'
import { couponStatus, type OwnedCoupon } from './own-coupons'

/** Validity of a coupon code, s; the previous one stays valid too, for those who have just shown it. */
export const COUPON_CODE_SECONDS = 60

const DIGITS = 12

/**
 * The code of a coupon at a time (epoch ms), and when another one takes its place (COUPON-012). It hangs on the shop's
 * secret and on the owner: a coupon that was given on has other codes from then on.
 */
export function couponCode(
  { shop }: Pick<Context, 'shop'>,
  { id, userId }: Pick<OwnedCoupon['row'], 'id' | 'userId'>,
  at: number,
): { code: string; expiresAt: number } {
  const window = Math.floor(at / 1000 / COUPON_CODE_SECONDS)
  const proof = createHmac('sha256', shop.secret)
    .update(JSON.stringify(['coupon', id, userId, window]))
    .digest()
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

/** Information about a code for the staff. */
export type RedeemAnswer = 'redeemed' | 'used' | 'not-usable'

/**
 * The staff takes a coupon by its code, the one of now or the one before; it is used then. `null` for a code that is
 * none of this coupon.
 */
export async function redeemCoupon(
  counter: Pick<Context, 'db' | 'clock' | 'shop'>,
  couponId: string,
  code: string,
): Promise<RedeemAnswer | null> {
  return inTransaction(counter.db, async (tx) => {
    const now = counter.clock.now()
    const [row] = await lockFreeCoupons(tx, [couponId], now)
    if (!row) return null
    const isKnown = [now, now - COUPON_CODE_SECONDS * 1000].some((at) => couponCode(counter, row, at).code === code)
    if (!isKnown) return null
    if (row.state === 'USED') return 'used'
    const isUsable = row.state === 'AVAILABLE' && row.startsAt <= now && (row.expiresAt ?? now) > now
    if (!isUsable || row.terms?.useWay !== 'OFFLINE') return 'not-usable'
    await tx.update(coupons).set({ state: 'USED', redeemedAt: now }).where(eq(coupons.id, couponId))
    return 'redeemed'
  })
}
