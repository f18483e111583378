import * as fc from 'fast-check'
import { venueTime } from '@/domain/show-date'
import { Catalogue } from '../../catalogue/catalogue'
import type { CouponLimits, CouponTerms } from '../../database/schema/coupons'
import { NAMED_SHOWS } from '../../demo/named-shows'
import { goodsDraft } from '../goods/goods-draft'
import { inAllLanguages } from '../orders/bill'
import type { DraftLine, NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { PricedCart } from '../pricing/price-cart'
import { everyUnit, priceDraft } from '../pricing/price-draft'
import { refundOfUnit } from '../refunds/refund-amount'
import { ticketDraft } from '../tickets/ticket-draft'
import { offersOf } from './coupon-offers'
import type { OwnedCoupon } from './own-coupons'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const catalogue = new Catalogue(NOW)
const [TEMPLATE] = catalogue.demo.offers.coupons
const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0)

const qty = fc.integer({ min: 1, max: 4 })
const deliverMethod = fc.constantFrom('E_TICKET' as const, 'EXPRESS' as const)

/** Tickets of any plans of a session, packages among them. */
const tickets = fc
  .constantFrom(NAMED_SHOWS.simpleConcert, NAMED_SHOWS.childTicket, NAMED_SHOWS.free, NAMED_SHOWS.exhibition)
  .chain((showId) => fc.constantFrom(...catalogue.show(showId).sessions.slice(0, 3)))
  .chain((session) =>
    fc.record({
      found: fc.constant(catalogue.session(session.sessionId)),
      plans: fc.subarray([...session.seatPlans], { minLength: 1 }),
      qty,
      deliverMethod,
    }),
  )
  .map(({ found, plans, qty: each, deliverMethod: method }) =>
    ticketDraft(
      catalogue,
      found,
      { items: plans.map((plan) => ({ plan, qty: each, ticketQty: each * plan.unitQty })) },
      method,
    ),
  )

const goods = fc
  .record({
    skus: fc.subarray(
      catalogue.demo.offers.goods.flatMap((spu) => spu.skus.map((sku) => ({ goods: spu, sku }))),
      { minLength: 1, maxLength: 3 },
    ),
    qty,
    deliverMethod: fc.constantFrom('EXPRESS' as const, 'PICK_UP' as const),
  })
  .map(({ skus, qty: each, deliverMethod: method }) =>
    goodsDraft(
      skus.map((sku) => ({ ...sku, qty: each })),
      method,
    ),
  )

const drafts: fc.Arbitrary<OrderDraft> = fc.oneof(tickets, goods)

/** What a line of a cart is, in the words of the limits of coupons, as one would look it up by hand. */
function factsOf({ kind, reference, showId, sessionId }: DraftLine): Partial<Record<keyof CouponLimits, string>> {
  if (kind === 'GOODS') {
    const spu = catalogue.demo.offers.goods.find(({ skus }) => skus.some(({ skuId }) => skuId === reference))
    return { itemIds: spu?.spuId ?? '' }
  }
  const { show } = catalogue.session(sessionId ?? '')
  return {
    showIds: showId ?? '',
    showSessionIds: sessionId ?? '',
    seatPlanIds: reference,
    venueIds: show.venueId,
    showTypes: show.category,
  }
}

const SCOPES = [
  'showIds',
  'showSessionIds',
  'seatPlanIds',
  'venueIds',
  'showTypes',
  'tagIds',
  'itemIds',
  'categoryIds',
] as const

/** A coupon of any type and scope; its limits name what is in the cart about as often as something else. */
const couponFor = (draft: OrderDraft): fc.Arbitrary<CouponTerms> =>
  fc
    .record({
      couponType: fc.constantFrom(
        'CASH' as const,
        'REDUCTION' as const,
        'DISCOUNT' as const,
        'FULL_DISCOUNT' as const,
        'EXCHANGE' as const,
        'OUTER' as const,
      ),
      useWay: fc.constantFrom('ONLINE' as const, 'ONLINE' as const, 'ONLINE' as const, 'OFFLINE' as const),
      bizTypes: fc.constantFrom(['SHOW' as const, 'ITEM' as const], ['SHOW' as const], ['ITEM' as const]),
      amountCents: fc.integer({ min: 1, max: 60_000 }),
      rate: fc.integer({ min: 0, max: 1000 }).map((permille) => permille / 1000),
      limitationType: fc.constantFrom('AMOUNT' as const, 'QUANTITY' as const, 'NONE_THRESHOLD_DEDUCT_AMOUNT' as const),
      threshold: fc.integer({ min: 1, max: 6 }),
      weekdays: fc.constantFrom(undefined, undefined, undefined, [0, 6], [1, 2, 3, 4, 5]),
      scopes: fc.subarray([...SCOPES], { maxLength: 2 }),
      line: fc.constantFrom(...draft.lines),
      isElsewhere: fc.constantFrom(true, false, false, false),
    })
    .map(({ couponType, rate, threshold, scopes, line, isElsewhere, weekdays, ...terms }) => ({
      ...terms,
      couponType,
      discount: couponType === 'DISCOUNT' || couponType === 'FULL_DISCOUNT' ? rate : null,
      limitation: terms.limitationType === 'AMOUNT' ? threshold * 10_000 : threshold,
      useRule: 'ALL_PRODUCT' as const,
      limits: Object.fromEntries(
        SCOPES.map((scope) => {
          const own = isElsewhere ? undefined : factsOf(line)[scope]
          return [scope, scopes.includes(scope) ? ['elsewhere', ...(own === undefined ? [] : [own])] : []]
        }),
      ) as unknown as CouponLimits,
      ...(weekdays && { weekdays }),
    }))

function owned(terms: CouponTerms): OwnedCoupon {
  if (!TEMPLATE) throw new Error('the demo shop has no coupons')
  const row = {
    ...{ id: 'coupon', userId: 'user', templateId: TEMPLATE.couponTemplateId, copy: 0, obtainType: 'RECEIVE' },
    ...{ state: 'AVAILABLE' as const, terms, obtainedAt: NOW, startsAt: NOW, expiresAt: null },
    ...{ redeemedAt: null, sourceUnitId: null },
  }
  return { row, template: TEMPLATE, terms, expiresAt: NOW + 1 }
}

const taking = (type: NamedDeduction['type'], draft: OrderDraft, worth: NamedDeduction['worth']): NamedDeduction => ({
  type,
  reference: null,
  name: inAllLanguages('price.POINT'),
  appliesTo: everyUnit(draft),
  worth,
})

const carts = drafts.chain((draft) =>
  fc.record({
    draft: fc.constant(draft),
    terms: couponFor(draft),
    prime: fc.option(fc.constantFrom(0.88, 0.95, 0.333)),
    pointYuan: fc.integer({ min: 0, max: 300 }),
    cards: fc.array(fc.integer({ min: 1, max: 80_000 }), { maxLength: 2 }),
    order: fc.shuffledSubarray(everyUnit(draft)),
    feeRate: fc.constantFrom(0, 0.2, 1),
  }),
)

/** Whether a line is what a coupon is for. */
function isInScope(line: DraftLine, { limits, weekdays }: CouponTerms): boolean {
  const { session } = line.snapshot
  if (weekdays && (!session || !weekdays.includes(venueTime(session.beginAt, session.utcOffset).day()))) return false
  const facts = factsOf(line)
  return SCOPES.every((scope) => limits[scope].length === 0 || limits[scope].includes(facts[scope] ?? ''))
}

/** Whether a coupon can be used for what is left to pay of the units that it is for. */
function isUsable({ type }: OrderDraft, terms: CouponTerms, own: readonly number[]): boolean {
  const base = sum(own)
  const isMet = { AMOUNT: base >= terms.limitation, QUANTITY: own.length >= terms.limitation }
  return (
    terms.useWay === 'ONLINE' &&
    terms.couponType !== 'OUTER' &&
    terms.bizTypes.includes(type === 'TICKET' ? 'SHOW' : 'ITEM') &&
    base > 0 &&
    (terms.limitationType === 'AMOUNT' || terms.limitationType === 'QUANTITY' ? isMet[terms.limitationType] : true)
  )
}

function expectAddsUp(price: PricedCart): void {
  expect(price.payCents).toBe(price.listCents + price.feeCents - price.deductionCents)
  expect(price.payCents).toBe(sum(price.paid) + price.feeCents)
  expect(Math.min(...price.paid)).toBeGreaterThanOrEqual(0)
}

/** What units were paid with, and give back in this order. */
function expectGivesBack(price: PricedCart, order: readonly number[], feeRate: number): void {
  const cards = price.deductions.filter(({ type }) => type === 'CASH_CARD')
  const paid = order.map((at) => ({
    paidCents: price.paid[at] ?? 0,
    cardCents: sum(cards.map(({ parts }) => parts[at] ?? 0)),
  }))
  const back = paid.map((unit) => refundOfUnit(unit, feeRate))
  expect(sum(back.map(({ cents, cardCents, feeCents }) => cents + cardCents + feeCents))).toBe(
    sum(paid.map(({ paidCents, cardCents }) => paidCents + cardCents)),
  )
  expect(Math.min(0, ...back.flatMap(({ cents, cardCents, feeCents }) => [cents, cardCents, feeCents]))).toBe(0)
}

describe('a cart with a coupon of any type and scope', () => {
  it('adds up, takes nothing off what the coupon is not for, and gives back what was paid (ORDER-033, COUPON-010, REFUND-011)', () => {
    let used = 0
    void fc.assert(
      fc.property(carts, ({ draft, terms, prime, pointYuan, cards, order, feeRate }) => {
        const before = [prime].flatMap((rate) =>
          rate === null ? [] : [taking('PRIME', draft, { kind: 'rate', rate })],
        )
        const [offer] = offersOf({ catalogue, now: NOW }, [owned(terms)], draft, before)
        const inScope = draft.lines.flatMap((line) => line.units.map(() => isInScope(line, terms)))
        const own = priceDraft(draft, before).price.paid.filter((_cents, at) => inScope[at])
        const expected = isUsable(draft, terms, own) ? worthOf(terms, own) : 0
        expect([offer?.refusal === null, offer?.cents]).toEqual([isUsable(draft, terms, own), expected])
        used += Number(isUsable(draft, terms, own))

        const { price } = priceDraft(draft, [
          ...before,
          ...[offer?.deduction ?? []].flat(),
          taking('POINT', draft, { kind: 'amount', cents: pointYuan * 100 }),
          ...cards.map((cents) => taking('CASH_CARD', draft, { kind: 'amount', cents })),
        ])
        const parts = price.deductions.filter(({ type }) => type === 'COUPON').flatMap((taken) => taken.parts)
        expect(sum(parts)).toBe(expected)
        expect(sum(parts.filter((_part, at) => !inScope[at]))).toBe(0)
        expectAddsUp(price)
        expectGivesBack(price, order, feeRate)
      }),
      { numRuns: 2000 },
    )
    // A test of refusals alone would prove little.
    expect(used).toBeGreaterThan(100)
  })
})

/** What a coupon takes off units that are left to pay, counted by hand. */
function worthOf({ couponType, discount, amountCents }: CouponTerms, own: readonly number[]): number {
  if (couponType === 'EXCHANGE') return Math.max(...own)
  const base = sum(own)
  return discount === null
    ? Math.min(amountCents, base)
    : base - Math.floor((base * Math.round(discount * 1000) + 500) / 1000)
}
