import type { UserCall } from '../../call'
import type { CouponTemplate } from '../../catalogue/entities/coupon'
import { unitsLeft } from '../inventory/inventory'
import { receivedOf } from './receive-coupons'

/** Freely available coupons that a user has not received, those that expire first before the others. */
export async function recommendedCoupons(
  call: Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>,
): Promise<CouponTemplate[]> {
  const { coupons } = call.shop.catalogue.content.offers
  const received = await receivedOf(call.db, call.user.userId)
  const open = coupons.filter((template) => template.exchangeCode === null && !received.has(template.couponTemplateId))
  const left = []
  for (const template of open)
    if ((await unitsLeft(call, template.couponTemplateId)) >= template.qty) left.push(template)
  return left.sort((a, b) => a.days - b.days)
}
