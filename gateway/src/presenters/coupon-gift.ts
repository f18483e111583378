import type { CouponGift } from '@/contracts/coupon/coupon-gift'
import { notFound } from '../business-error'
import type { PublicCall } from '../call'
import { nicknameOf } from '../services/accounts/users'
import { currentGiftState, type GiftRecord } from '../services/coupons/gift-records'
import { presentCoupon } from './coupon'

type GiftCall = Pick<PublicCall, 'user' | 'shop' | 'clock' | 'locale'>

/** A gift as its user sees it; another one learns what is in it and who gives it, and nothing of who has it. */
export function presentGift(
  { user, shop, clock, locale }: GiftCall,
  { gift, coupons }: GiftRecord,
  senderName: string,
): CouponGift {
  const [first] = coupons
  const template = shop.catalogue.content.offers.coupons.find((known) => known.couponTemplateId === first?.templateId)
  if (!template) throw notFound()
  const now = clock.now()
  const { qty: _qty, ...coupon } = presentCoupon(template, { locale, now })
  return {
    giftCode: gift.code,
    state: currentGiftState(gift, now),
    coupon,
    qty: coupons.length,
    senderName,
    isOwn: user?.userId === gift.senderId,
    isReceived: user !== null && user !== undefined && user.userId === gift.recipientId,
    expireTime: gift.expiresAt,
  }
}

/** The same of one that was found by its code. */
export async function presentFoundGift(
  call: GiftCall & Pick<PublicCall, 'db'>,
  record: GiftRecord,
): Promise<CouponGift> {
  return presentGift(call, record, await nicknameOf(call.db, record.gift.senderId))
}
