import type { CouponFacts } from '@/contracts/coupon/coupon'
import type { Locale } from '@/domain/locale'
import { centsToYuan, discountTenths } from '@/domain/money'
import type { CouponTerms } from '../database/schema/coupon-terms'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'

/** Terms of a coupon (COUPON-009). */
export function couponFacts(terms: CouponTerms, locale: Locale): CouponFacts {
  const [type, ...others] = terms.bizTypes
  const info = worthOf(terms, locale)
  return {
    ...(info && { discountDisplayInfo: info }),
    ...(info?.unit === '¥' && { signDisplay: info.unit }),
    tagName: translate(locale, tagOf(terms)),
    channelNames: [translate(locale, `coupon.channel.${channelOf(terms)}`)],
    restrictionDescription: thresholdText(terms, locale),
    ...(type && others.length === 0 && { applyItemType: type }),
    ...orderFacts(terms, locale),
  }
}

/** Kind of a coupon by its terms, whatever its name is. */
function tagOf({ couponType, discount, limitationType }: CouponTerms): TextKey {
  if (couponType === 'OUTER' || couponType === 'EXCHANGE') return `coupon.tag.${couponType}`
  if (discount !== null) return 'coupon.tag.DISCOUNT'
  const hasThreshold = limitationType === 'AMOUNT' || limitationType === 'QUANTITY'
  return hasThreshold ? 'coupon.tag.REDUCTION' : 'coupon.tag.CASH'
}

function channelOf({ couponType, useWay }: CouponTerms): 'OUTER' | CouponTerms['useWay'] {
  return couponType === 'OUTER' ? 'OUTER' : useWay
}

/** Terms within the order that uses it; empty for a coupon used outside the shop. */
function orderFacts(
  terms: CouponTerms,
  locale: Locale,
): Pick<CouponFacts, 'promotionDescription' | 'couponRestrictionLimitDesc' | 'excludeScopeDesc'> {
  const note = orderNote(terms)
  if (note === null) return {}
  const isForSent = terms.bizTypes.includes('SHOW') || terms.bizTypes.includes('ITEM')
  return {
    ...(terms.bizTypes.includes('SHOW') && { promotionDescription: translate(locale, 'coupon.with.prices') }),
    couponRestrictionLimitDesc: translate(locale, note),
    ...(isForSent && { excludeScopeDesc: translate(locale, 'coupon.without.fees') }),
  }
}

/** Number of such coupons per order (contract A-COUPON-5); null for one that no order accepts. */
export function orderNote({ couponType, useWay, bizTypes }: CouponTerms): TextKey | null {
  const isExchange = couponType === 'EXCHANGE'
  const isForCard = isExchange && bizTypes.includes('PRIVILEGE_CARD')
  if (couponType === 'OUTER' || useWay === 'OFFLINE' || isForCard) return null
  return isExchange ? 'coupon.note.exchange' : 'coupon.note.single'
}

function worthOf(terms: CouponTerms, locale: Locale): CouponFacts['discountDisplayInfo'] {
  const { couponType, useWay, bizTypes, amountCents, discount } = terms
  // A counter has rules of its own.
  if (couponType === 'EXCHANGE' && useWay === 'ONLINE') {
    return { value: '1', unit: translate(locale, bizTypes.includes('SHOW') ? 'coupon.unit.sheet' : 'coupon.unit.item') }
  }
  if (amountCents > 0) return { value: String(centsToYuan(amountCents)), unit: '¥' }
  const tenths = discountTenths(discount ?? undefined)
  if (tenths === null || discount === null) return undefined
  const value = locale === 'en-US' ? String(Math.round((1 - discount) * 100)) : tenths
  return { value, unit: translate(locale, 'coupon.unit.discount') }
}

function thresholdText({ limitationType, limitation }: CouponTerms, locale: Locale): string {
  const isCounted = limitationType === 'AMOUNT' || limitationType === 'QUANTITY'
  if (!isCounted || limitation === 0) return translate(locale, 'coupon.from.none')
  return limitationType === 'AMOUNT'
    ? translate(locale, 'coupon.from.amount', { amount: centsToYuan(limitation) })
    : translate(locale, 'coupon.from.quantity', { count: limitation })
}
