import { ownedCoupon } from '@test/owned-coupon'
import { catalogue, isInScope, NOW, randomCarts, taking, termsFor } from '@test/random-carts'
import * as fc from 'fast-check'
import type { CouponTerms } from '../../database/schema/coupon-terms'
import { cardPointsOff } from '../cards/card-points'
import { pointsOff, pointUseOf } from '../ledgers/point-deductions'
import type { OrderDraft } from '../orders/order-draft'
import { type PricedCart, type PricedUnit, shareOfUnit } from '../pricing/price-cart'
import { everyUnit, priceDraft, unitsOfKind } from '../pricing/price-draft'
import { refundOfUnit } from '../refunds/refund-amount'
import { offersOf } from './coupon-offers'

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0)

const purchases = randomCarts.chain((cart) =>
  fc.record({
    cart: fc.constant(cart),
    terms: termsFor(cart.draft),
    // Of exchange coupons a buyer may use several.
    copies: fc.integer({ min: 1, max: 3 }),
    prime: fc.option(fc.constantFrom(0.88, 0.95, 0.333)),
    /** Points that the buyer has; null: who does not want to use any. */
    points: fc.option(fc.integer({ min: 0, max: 60_000 })),
    cards: fc.array(fc.integer({ min: 1, max: 80_000 }), { maxLength: 2 }),
    order: fc.shuffledSubarray(everyUnit(cart.draft)),
    feeRate: fc.constantFrom(0, 0.2, 1),
  }),
)

type RandomPurchase = typeof purchases extends fc.Arbitrary<infer Purchase> ? Purchase : never

/** True if a coupon applies to the remaining amount of the units in its scope. */
function isUsable(terms: CouponTerms, own: readonly number[]): boolean {
  const base = sum(own)
  const isMet = { AMOUNT: base >= terms.limitation, QUANTITY: own.length >= terms.limitation }
  return (
    terms.useWay === 'ONLINE' &&
    terms.couponType !== 'OUTER' &&
    base > 0 &&
    (terms.limitationType === 'AMOUNT' || terms.limitationType === 'QUANTITY' ? isMet[terms.limitationType] : true)
  )
}

/** Deduction of this many equal coupons from unpaid units, counted by hand. */
function worthOf({ couponType, discount, amountCents }: CouponTerms, own: readonly number[], copies: number): number {
  if (couponType === 'EXCHANGE') return sum([...own].sort((a, b) => b - a).slice(0, copies))
  const base = sum(own)
  return discount === null
    ? Math.min(amountCents, base)
    : base - Math.floor((base * Math.round(discount * 1000) + 500) / 1000)
}

function expectAddsUp(price: PricedCart): void {
  expect(price.payCents).toBe(price.listCents + price.feeCents - price.deductionCents)
  const paid = price.units.map(({ paidCents }) => paidCents)
  expect(price.payCents).toBe(sum(paid) + price.feeCents)
  expect(Math.min(...paid)).toBeGreaterThanOrEqual(0)
  for (const { cents, shares } of price.deductions) expect(sum(shares.map((share) => share.cents))).toBe(cents)
}

/** Amount that points pay of the remaining amount of units, cents, counted by hand: whole yuan, half of it at most. */
function pointCents({ type, lines }: OrderDraft, units: readonly PricedUnit[], held: number | null): number {
  if (type === 'CARD') {
    const prices = new Map(
      lines.flatMap((line) => line.units.map(({ key }) => [key, line.snapshot.card?.pointPrice ?? 0] as const)),
    )
    return sum(units.map(({ key, paidCents }) => Math.min(paidCents, prices.get(key) ?? 0)))
  }
  if (held === null || (type !== 'TICKET' && type !== 'GOODS')) return 0
  return Math.min(Math.floor(sum(units.map(({ paidCents }) => paidCents)) / 200), Math.floor(held / 100)) * 100
}

/** Payments of units, in the order of their refund. */
function expectGivesBack(price: PricedCart, order: readonly string[], feeRate: number): void {
  const cards = price.deductions.filter(({ type }) => type === 'CASH_CARD')
  const paid = order.map((key) => ({
    paidCents: price.units.find((unit) => unit.key === key)?.paidCents ?? 0,
    cardCents: sum(cards.map(({ shares }) => shareOfUnit(shares, key))),
  }))
  const back = paid.map((unit) => refundOfUnit(unit, feeRate))
  expect(sum(back.map(({ cents, cardCents, feeCents }) => cents + cardCents + feeCents))).toBe(
    sum(paid.map(({ paidCents, cardCents }) => paidCents + cardCents)),
  )
  expect(Math.min(0, ...back.flatMap(({ cents, cardCents, feeCents }) => [cents, cardCents, feeCents]))).toBe(0)
}

/**
 * Discount of coupons with the same terms on a cart beside the other deductions, and the amount that it is checked
 * against.
 */
function priced({ cart: { draft, promotions }, terms, copies, prime, points, cards }: RandomPurchase) {
  const main = unitsOfKind(draft, draft.type)
  const member = prime === null ? [] : [taking('PRIME', draft, { kind: 'rate', rate: prime }, main)]
  const before = [...member, ...promotions]
  const inScope = new Set(
    draft.lines.flatMap((line) => (isInScope(line, terms) ? line.units.map(({ key }) => key) : [])),
  )
  const own = priceDraft(draft, before).price.units.flatMap(({ key, paidCents }) =>
    inScope.has(key) ? [paidCents] : [],
  )
  const count = terms.couponType === 'EXCHANGE' ? Math.min(copies, everyUnit(draft).length) : 1
  const coupons = Array.from({ length: count }, (_none, at) => ownedCoupon(terms, `coupon-${at}`))
  const offers = offersOf({ catalogue, now: NOW }, coupons, draft, before)
  const chosen = [...before, ...offers.flatMap(({ deduction }) => deduction ?? [])]
  const used = points === null ? [] : pointsOff(draft, pointUseOf(draft, chosen, points).usePointPrice * 100)
  const { price } = priceDraft(draft, [
    ...chosen,
    ...used,
    ...cardPointsOff(draft, chosen),
    ...cards.map((cents) => taking('CASH_CARD', draft, { kind: 'amount', cents })),
  ])
  const usable = isUsable(terms, own)
  const worth = (of: number) => (usable ? worthOf(terms, own, of) : 0)
  const wantedPoints = pointCents(draft, priceDraft(draft, chosen).price.units, points)
  return { offers, price, inScope, usable, worthOfOne: worth(1), worthOfAll: worth(count), wantedPoints }
}

function kindOf({ type, lines }: OrderDraft): string {
  return lines.every(({ kind }) => kind === type) ? type : `${type} with others`
}

describe('a cart of anything that is sold, with coupons of any type and scope', () => {
  it('adds up, limits coupons to their scope, and refunds the paid amount (ORDER-033, ORDER-059, COUPON-010, COUPON-024…037, REFUND-011)', () => {
    const used = new Set<string>()
    const kinds = new Set<string>()
    const paidWithPoints = new Set<string>()
    void fc.assert(
      fc.property(purchases, (purchase) => {
        const { offers, price, inScope, usable, worthOfOne, worthOfAll, wantedPoints } = priced(purchase)
        for (const offer of offers) expect([offer.refusal === null, offer.cents]).toEqual([usable, worthOfOne])
        if (usable) used.add(purchase.terms.couponType)
        kinds.add(kindOf(purchase.cart.draft))
        const taken = price.deductions.filter(({ type }) => type === 'COUPON').flatMap(({ shares }) => shares)
        expect(sum(taken.map(({ cents }) => cents))).toBe(worthOfAll)
        expect(taken.filter(({ key }) => !inScope.has(key))).toEqual([])
        const points = price.deductions.filter(({ type }) => type === 'POINT')
        // A point is worth a cent: what is spent is what comes off.
        expect([sum(points.map(({ cents }) => cents)), sum(points.map(({ spends = 0 }) => spends))]).toEqual([
          wantedPoints,
          wantedPoints,
        ])
        if (wantedPoints > 0) paidWithPoints.add(purchase.cart.draft.type)
        expectAddsUp(price)
        expectGivesBack(price, purchase.order, purchase.feeRate)
      }),
      { numRuns: 2000 },
    )
    // A test of refusals alone would prove little: every type was used, and everything that is sold was bought.
    expect([...used].sort()).toEqual([
      'ALL',
      'CASH',
      'DISCOUNT',
      'EXCHANGE',
      'EXPIRY_COMPENSATION_CASH',
      'FULL_DISCOUNT',
      'MULTI_USER_FIXED_CASH',
      'MULTI_USER_RANDOM_CASH',
      'REDUCTION',
    ])
    expect([...paidWithPoints].sort()).toEqual(['CARD', 'GOODS', 'TICKET'])
    expect([...kinds].sort()).toEqual(['CARD', 'GOODS', 'MEMBER', 'PARKING', 'TICKET', 'TICKET with others'])
  })
})
