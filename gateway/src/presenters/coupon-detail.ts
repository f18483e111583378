import type { CouponDetail } from '@/contracts/coupon/coupon'
import type { Catalogue } from '../catalogue/catalogue'
import type { CouponTerms } from '../database/schema/coupon-terms'
import type { FoundCoupon } from '../services/coupons/find-coupon'
import type { OwnedCoupon } from '../services/coupons/own-coupons'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'
import { type CouponViewer, presentCoupon, presentOwnCoupon } from './coupon'
import { couponFacts, orderNote } from './coupon-facts'
import { couponRanges, couponRangeText, showTypesText } from './coupon-range'

/** A coupon with all of its rules; with its state where it is one of the user's. */
export function presentCouponDetail(
  catalogue: Catalogue,
  { template, terms, own }: FoundCoupon,
  viewer: CouponViewer,
  isObtained?: boolean,
): CouponDetail {
  const { locale } = viewer
  const showTypeDesc = showTypesText(catalogue, terms, locale)
  return {
    ...presentCoupon(template, viewer, isObtained),
    ...(template.exchangeCode !== null && { couponCode: '' }),
    ...couponFacts(terms, locale),
    useWay: terms.useWay,
    couponBizTypes: [...terms.bizTypes],
    couponRangeDesc: couponRangeText(catalogue, terms, locale),
    couponRangeVoList: couponRanges(catalogue, terms, locale),
    ...(showTypeDesc && { showTypeDesc }),
    expirationType: template.isOfYear ? 'FIXED' : 'DYNAMIC',
    expirationUnit: 'DAY',
    length: template.days,
    ...(!own &&
      !template.isOfYear && { obtainTermScope: translate(locale, 'coupon.term.days', { count: template.days }) }),
    ...(own && ownFacts(own, viewer)),
    ruleComments: notesOf(terms).map((key) => translate(locale, key)),
  }
}

/** Fields of a user's own coupon that differ from its template: one unit, with its own dates. */
function ownFacts(own: OwnedCoupon, viewer: CouponViewer) {
  const { couponId, couponStatus, termDescription, giftable } = presentOwnCoupon(own, viewer)
  return { couponId, couponStatus, termDescription, giftable, qty: 1 }
}

function notesOf(terms: CouponTerms): TextKey[] {
  if (terms.couponType === 'OUTER') return ['coupon.note.outer', 'coupon.note.cash']
  if (terms.useWay === 'OFFLINE') return ['coupon.note.offline', 'coupon.note.cash']
  const note = orderNote(terms)
  return note === null ? ['coupon.note.card', 'coupon.note.cash'] : [note, 'coupon.note.returned', 'coupon.note.cash']
}
