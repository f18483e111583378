import type { CouponBizType } from '@/contracts/coupon/coupon'
import { formatCents } from '@/domain/money'
import { venueTime } from '@/domain/show-date'
import type { Catalogue } from '../../catalogue/catalogue'
import type { CouponLimits, CouponTerms } from '../../database/schema/coupon-terms'
import type { LineKind } from '../../database/schema/orders'
import type { TextKey, TextValues } from '../../texts/text'
import { findSku } from '../goods/find-sku'
import type { DraftLine, NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { PricedUnit, Worth } from '../pricing/price-cart'
import { keysOfLines, priceDraft, unitsAfter } from '../pricing/price-draft'
import { couponStatus, type OwnedCoupon } from './own-coupons'

/** Why a coupon cannot be used, in words. */
export interface CouponRefusal {
  key: TextKey
  values?: TextValues
}

/** A coupon of a user for something they want to buy: what it would take off, or why it cannot be used. */
export type CouponOffer = {
  coupon: OwnedCoupon
  /** Positions of the units that it is for, of all by their keys: the order in which the app has their prices. */
  positions: readonly number[]
  /** Cents that are left to pay of them. */
  base: number
  /** True if its scope is the whole draft. */
  isForAll: boolean
} & (
  | { refusal: CouponRefusal; deduction: null; cents: 0 }
  /** `cents`: what it would take off alone. */
  | { refusal: null; deduction: NamedDeduction; cents: number }
)

/** Business that coupons are for, by the kind of a line. A membership is sold as a card (contract M9, M10). */
const BUSINESS: Partial<Record<LineKind, CouponBizType>> = {
  TICKET: 'SHOW',
  GOODS: 'ITEM',
  CARD: 'PRIVILEGE_CARD',
  MEMBER: 'PRIVILEGE_CARD',
  PARKING: 'PARKING_FEE',
}

/**
 * Discount of each of some coupons alone on a draft, after `before`, or the reason why it does not apply (contract
 * D-6).
 */
export function offersOf(
  at: { catalogue: Catalogue; now: number },
  coupons: readonly OwnedCoupon[],
  draft: OrderDraft,
  before: readonly NamedDeduction[],
): CouponOffer[] {
  const units = unitsAfter(draft, before)
  return coupons.map((coupon) => offerOf(at, coupon, draft, before, units))
}

function offerOf(
  { catalogue, now }: { catalogue: Catalogue; now: number },
  coupon: OwnedCoupon,
  draft: OrderDraft,
  before: readonly NamedDeduction[],
  units: readonly PricedUnit[],
): CouponOffer {
  const { terms, row, template } = coupon
  const appliesTo = unitsInScope(catalogue, draft, terms)
  const scope = new Set(appliesTo)
  const positions = units.flatMap(({ key }, at) => (scope.has(key) ? [at] : []))
  const base = units.reduce((total, { key, paidCents }) => total + (scope.has(key) ? paidCents : 0), 0)
  const refusal = refusalOf(coupon, draft, now) ?? thresholdRefusal(terms, base, positions.length)
  const facts = { coupon, positions, base, isForAll: positions.length === units.length }
  if (refusal) return { ...facts, refusal, deduction: null, cents: 0 }
  const deduction = {
    type: 'COUPON' as const,
    reference: row.id,
    name: template.title,
    appliesTo,
    worth: worthOf(terms),
  }
  const taken = priceDraft(draft, [...before, deduction]).price.deductions
  const cents = taken.find(({ reference, type }) => type === 'COUPON' && reference === row.id)?.cents ?? 0
  return { ...facts, refusal: null, deduction, cents }
}

/**
 * Decides whether a coupon is shown to a buyer, with its discount or the reason why it cannot be used:
 * what is over, for another business or not for the app will never be of use here.
 */
export function isWorthShowing(coupon: OwnedCoupon, { lines }: Pick<OrderDraft, 'lines'>, now: number): boolean {
  const { useWay, couponType } = coupon.terms
  const isForAny = lines.some((line) => isForBusiness(line, coupon.terms))
  const isHere = useWay === 'ONLINE' && couponType !== 'OUTER' && isForAny
  return isHere && ['AVAILABLE', 'UN_AVAILABLE', 'PENDING'].includes(couponStatus(coupon, now))
}

function refusalOf(coupon: OwnedCoupon, draft: OrderDraft, now: number): CouponRefusal | null {
  const { terms } = coupon
  const status = couponStatus(coupon, now)
  if (status !== 'AVAILABLE') return { key: `coupon.not.${status}` }
  if (terms.useWay === 'OFFLINE' || terms.couponType === 'OUTER') return { key: 'coupon.not.offline' }
  return draft.lines.some((line) => isForBusiness(line, terms)) ? null : { key: 'coupon.not.business' }
}

/** Tickets and the goods beside them are different business: a coupon for shows takes nothing off a shirt. */
function isForBusiness({ kind, snapshot }: DraftLine, { bizTypes }: CouponTerms): boolean {
  // Coupons do not buy coupons.
  if (snapshot.coupons) return false
  const business = BUSINESS[kind]
  return business !== undefined && bizTypes.includes(business)
}

function thresholdRefusal(terms: CouponTerms, base: number, count: number): CouponRefusal | null {
  if (count === 0) return { key: 'coupon.not.scope' }
  if (terms.limitationType === 'AMOUNT' && base < terms.limitation) {
    return { key: 'coupon.not.amount', values: { amount: formatCents(terms.limitation) } }
  }
  if (terms.limitationType === 'QUANTITY' && count < terms.limitation) {
    return { key: 'coupon.not.quantity', values: { count: terms.limitation } }
  }
  return base > 0 ? null : { key: 'coupon.not.nothing' }
}

function worthOf({ couponType, discount, amountCents }: CouponTerms): Worth {
  if (couponType === 'EXCHANGE') return { kind: 'units', count: 1 }
  return discount === null ? { kind: 'amount', cents: amountCents } : { kind: 'rate', rate: discount }
}

/** Keys of the units that a coupon applies to. */
function unitsInScope(catalogue: Catalogue, { lines }: OrderDraft, terms: CouponTerms): string[] {
  return keysOfLines(lines.filter((line) => isForBusiness(line, terms) && isInScope(catalogue, line, terms)))
}

function isInScope(catalogue: Catalogue, line: DraftLine, { limits, weekdays }: CouponTerms): boolean {
  const { session } = line.snapshot
  const day = session && venueTime(session.beginAt, session.utcOffset).day()
  if (weekdays && (day === undefined || !weekdays.includes(day))) return false
  const facts = factsOf(catalogue, line)
  return (Object.keys(facts) as (keyof CouponLimits)[]).every(
    (name) => limits[name].length === 0 || limits[name].some((id) => facts[name].includes(id)),
  )
}

/** Category of a line for the limits of coupons (COUPON-010). */
function factsOf(catalogue: Catalogue, { kind, reference, showId, sessionId }: DraftLine): CouponLimits {
  const found = sessionId === null ? null : catalogue.session(sessionId)
  return {
    showIds: showId === null ? [] : [showId],
    showSessionIds: sessionId === null ? [] : [sessionId],
    seatPlanIds: kind === 'TICKET' ? [reference] : [],
    venueIds: found ? [found.show.venueId] : [],
    showTypes: found ? [found.show.category] : [],
    tagIds: [],
    itemIds: itemIdsOf(catalogue, kind, reference),
    categoryIds: kind === 'GOODS' ? categoryIdsOf(catalogue, reference) : [],
  }
}

/** The shelf of the mall that goods stand on. */
function categoryIdsOf(catalogue: Catalogue, skuId: string): string[] {
  const found = findSku(catalogue, skuId)
  return found ? [found.goods.categoryId] : []
}

/** The SPU of goods, the kind of a card or a membership. */
function itemIdsOf(catalogue: Catalogue, kind: DraftLine['kind'], reference: string): string[] {
  if (kind === 'CARD' || kind === 'MEMBER') return [reference]
  return kind === 'GOODS' ? [findSku(catalogue, reference)?.goods.spuId ?? reference] : []
}
