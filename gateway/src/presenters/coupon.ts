import type { Coupon, CouponStatus, OwnCoupon } from '@/contracts/coupon/coupon'
import { dateText } from '@/domain/date-text'
import type { Locale } from '@/domain/locale'
import { centsToYuan } from '@/domain/money'
import { displayShowTime } from '@/domain/show-days'
import type { CouponTemplate } from '../catalogue/entities/coupon'
import { DAY_MS } from '../clock'
import type { CouponLimits } from '../database/schema/coupon-terms'
import { couponTerm } from '../services/coupons/coupon-term'
import { giftRefusal } from '../services/coupons/give-coupons'
import { couponStatus, type OwnedCoupon } from '../services/coupons/own-coupons'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'
import { couponFacts } from './coupon-facts'
import type { Viewer } from './show-card'

export type CouponViewer = Pick<Viewer, 'locale' | 'now'>

/** Time for which a coupon counts as new, and before its end from which it counts as expiring, ms. */
const NEW_FOR_MS = DAY_MS
const ENDS_WITHIN_MS = 3 * DAY_MS

const STATUS_CODES: Readonly<Record<CouponStatus, number>> = {
  UN_AVAILABLE: 0,
  AVAILABLE: 1,
  USED: 2,
  EXPIRED: 3,
  PENDING: 4,
  REFUNDING: 5,
}

export const COUPON_STATUSES = Object.keys(STATUS_CODES) as CouponStatus[]

/** A coupon to receive; `isObtained` is undefined for a visitor. */
export function presentCoupon(coupon: CouponTemplate, { locale, now }: CouponViewer, isObtained?: boolean): Coupon {
  return {
    couponTemplateId: coupon.couponTemplateId,
    couponCode: coupon.couponCode,
    title: coupon.title[locale],
    couponType: coupon.type,
    discountDisplay: coupon.worth[locale],
    useCouponRuleDesc: coupon.rule[locale],
    termDescription: untilText(locale, couponTerm(coupon, now).expiresAt),
    ...(coupon.qty > 1 && { qty: coupon.qty }),
    ...(coupon.packageId && { couponPackageId: coupon.packageId }),
    ...(isObtained !== undefined && { obtained: isObtained }),
    needFaceAuth: coupon.needFaceAuth,
  }
}

/** A coupon of the user (COUPON-009, COUPON-014). */
export function presentOwnCoupon(coupon: OwnedCoupon, viewer: CouponViewer): OwnCoupon {
  const { row, template, terms, expiresAt } = coupon
  const { locale, now } = viewer
  const { qty: _qty, couponPackageId, ...common } = presentCoupon(template, viewer, true)
  const name = couponStatus(coupon, now)
  return {
    ...common,
    // One that came by itself later is part of no package.
    ...(couponPackageId && row.copy <= template.qty && { couponPackageId }),
    termDescription: untilText(locale, expiresAt),
    couponId: row.id,
    couponStatus: { ...presentCouponStatus(name, locale), displayName: translate(locale, stateText(row.state, name)) },
    giftable: giftRefusal(coupon, now) === null,
    amount: centsToYuan(terms.amountCents),
    ...(terms.discount !== null && { discount: terms.discount }),
    limitationType: terms.limitationType,
    limitation: terms.limitationType === 'AMOUNT' ? centsToYuan(terms.limitation) : terms.limitation,
    ...couponFacts(terms, locale),
    useCouponRule: terms.useRule,
    useWay: terms.useWay,
    couponBizTypes: [...terms.bizTypes],
    couponUseLimitVO: limitsOf(terms.limits),
    startTime: row.startsAt,
    expireTime: expiresAt,
    startTimeStr: dateText(row.startsAt, locale),
    expireTimeStr: dateText(expiresAt, locale),
    termScope: displayShowTime(row.startsAt, expiresAt, undefined, locale),
    isNewArrival: name === 'AVAILABLE' && now - row.obtainedAt < NEW_FOR_MS,
    ...(name === 'AVAILABLE' && expiresAt - now <= ENDS_WITHIN_MS && { tipInfo: translate(locale, 'coupon.tip.ends') }),
  }
}

/** A state of coupons as the wire has it (COUPON-014…020). */
export function presentCouponStatus(name: CouponStatus, locale: Locale): OwnCoupon['couponStatus'] {
  return { code: STATUS_CODES[name], name, displayName: translate(locale, `coupon.state.${name}`) }
}

/** Given coupons have their own text, although the wire has no state for them. */
function stateText(state: OwnedCoupon['row']['state'], status: CouponStatus): TextKey {
  return state === 'OFFERED' || state === 'GIVEN' ? `coupon.state.${state}` : `coupon.state.${status}`
}

function limitsOf(limits: CouponLimits): OwnCoupon['couponUseLimitVO'] {
  return {
    showIds: [...limits.showIds],
    showSessionIds: [...limits.showSessionIds],
    seatPlanIds: [...limits.seatPlanIds],
    venueIds: [...limits.venueIds],
    showTypes: [...limits.showTypes],
    tagIds: [...limits.tagIds],
    itemIds: [...limits.itemIds],
    categoryIds: [...limits.categoryIds],
  }
}

function untilText(locale: CouponViewer['locale'], at: number): string {
  return translate(locale, 'offer.until', { date: dateText(at, locale) })
}
