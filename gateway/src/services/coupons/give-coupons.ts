import { inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { GiveCouponInput } from '@/contracts/coupon/give-coupon'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { DAY_MS } from '../../clock'
import { couponGiftItems, couponGifts, coupons } from '../../database/schema/coupons'
import { newToken } from '../../random'
import type { TextKey } from '../../texts/text'
import { lockUser } from '../accounts/lock-user'
import { ownCoupon } from './card-exchange'
import { lockFreeCoupons } from './coupon-locks'
import type { GiftRow } from './gift-records'
import { couponStatus, couponsOfUser, type OwnedCoupon } from './own-coupons'

/** Time after which an unaccepted gift returns, ms. */
export const ACCEPT_GIFT_WITHIN_MS = 3 * DAY_MS

const CODE_LENGTH = 20

/**
 * Origins of coupons that cannot be given away: presents, and membership coupons. Coupons of a package were paid for,
 * and can be (decision 65).
 */
const NOT_GIVEN_ON: readonly string[] = ['GIFT', 'PRIME']

/** Why a coupon cannot be given away; null when it can. */
export function giftRefusal(coupon: OwnedCoupon, now: number): TextKey | null {
  const status = couponStatus(coupon, now)
  if (NOT_GIVEN_ON.includes(coupon.row.obtainType)) return 'gift.not.received'
  return status === 'AVAILABLE' || status === 'UN_AVAILABLE' ? giftStateRefusal(coupon) : `coupon.not.${status}`
}

function giftStateRefusal({ row }: OwnedCoupon): TextKey | null {
  return row.state === 'OFFERED' ? 'gift.not.offered' : null
}

/**
 * Offers some coupons of a kind to anyone with the link: they are reserved until a recipient accepts them, the sender takes
 * them back or their time is over. Call it inside a transaction; refused when there are not as many to give.
 */
export async function giveCoupons(call: UserCall<GiveCouponInput>): Promise<GiftRow> {
  const { db, clock, user, input } = call
  const now = clock.now()
  await lockUser(call)
  const first = await ownCoupon(call, input.couponId)
  const refusal = giftRefusal(first, now)
  if (refusal) throw refused(refusal)
  const others = (await couponsOfUser(call)).filter(
    (each) => each.row.id !== first.row.id && each.template === first.template && giftRefusal(each, now) === null,
  )
  const given = [first, ...others].slice(0, input.qty)
  if (given.length < input.qty) throw refused('gift.not.many', { count: given.length })
  const couponIds = given.map(({ row }) => row.id)
  const locked = await lockFreeCoupons(db, couponIds, now)
  const isFree = locked.length === couponIds.length && locked.every(({ state }) => state === 'AVAILABLE')
  if (!isFree) throw refused('gift.not.offered')
  const gift: GiftRow = {
    code: newToken().slice(0, CODE_LENGTH),
    senderId: user.userId,
    recipientId: null,
    state: 'PENDING',
    createdAt: now,
    expiresAt: Math.min(now + ACCEPT_GIFT_WITHIN_MS, ...given.map(({ expiresAt }) => expiresAt)),
    endedAt: null,
  }
  await db.update(coupons).set({ state: 'OFFERED' }).where(inArray(coupons.id, couponIds))
  await db.insert(couponGifts).values(gift)
  await db
    .insert(couponGiftItems)
    .values(couponIds.map((couponId) => ({ giftCode: gift.code, couponId, isOpen: true })))
  return gift
}

function refused(key: TextKey, values: Record<string, number> = {}): BusinessError {
  return new BusinessError(BUSINESS_ERROR.couponUnusable, key, { mode: 1, values })
}
