import { eq, inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { CouponTemplate } from '../../catalogue/entities/coupon'
import { couponGiftItems, couponGifts, coupons } from '../../database/schema/coupons'
import type { TextKey } from '../../texts/text'
import { lockUser } from '../accounts/lock-user'
import { lockCoupons } from './coupon-locks'
import { currentGiftState, findGift } from './gift-records'
import { addCoupon } from './receive-coupons'

type AcceptCall = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>

/**
 * The coupons of a gift become the user's, as they were promised to the one who received them first; accepting once more is
 * fine. Refused for the sender, and for those who come second or too late. Call it inside a transaction.
 */
export async function acceptGift(call: AcceptCall, code: string): Promise<CouponTemplate> {
  const { db, clock, user, shop } = call
  const now = clock.now()
  await lockUser(call)
  const found = await findGift(db, code)
  const couponIds = found.coupons.map(({ id }) => id)
  const rows = await lockCoupons(db, couponIds)
  const { gift } = await findGift(db, code)
  const template = shop.catalogue.content.offers.coupons.find((known) => known.couponTemplateId === rows[0]?.templateId)
  if (!template) throw notFound()
  if (gift.recipientId === user.userId) return template
  if (gift.senderId === user.userId) throw refused('gift.fail.own')
  const state = currentGiftState(gift, now)
  if (state !== 'PENDING') throw refused(`gift.fail.${state}`)
  for (const row of rows) {
    const { terms, startsAt, expiresAt } = row
    await addCoupon(call, user.userId, template, { terms, startsAt, expiresAt, obtainType: 'GIFT' })
  }
  await db.update(coupons).set({ state: 'GIVEN' }).where(inArray(coupons.id, couponIds))
  await db.update(couponGiftItems).set({ isOpen: false }).where(eq(couponGiftItems.giftCode, code))
  await db
    .update(couponGifts)
    .set({ state: 'ACCEPTED', recipientId: user.userId, endedAt: now })
    .where(eq(couponGifts.code, code))
  return template
}

function refused(key: TextKey): BusinessError {
  return new BusinessError(BUSINESS_ERROR.couponGone, key, { mode: 1 })
}
