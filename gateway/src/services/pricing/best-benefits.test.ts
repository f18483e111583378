import { ownedCoupon } from '@test/owned-coupon'
import { catalogue, NOW, randomCarts, taking, termsFor } from '@test/random-carts'
import { IS_NIGHTLY } from '@test/tested-platforms'
import * as fc from 'fast-check'
import { bestBenefits, centsLeft, type Payable } from '@/domain/best-benefits'
import { mayCombineCoupons } from '@/domain/best-coupons'
import { centsToYuan } from '@/domain/money'
import { POINT_LIMIT_PERCENT, POINTS_PER_YUAN } from '../../catalogue/point-terms'
import type { CouponTerms } from '../../database/schema/coupon-terms'
import { choosable } from '../coupons/choosable'
import { type CouponOffer, offersOf } from '../coupons/coupon-offers'
import { pointsOff, pointUseOf } from '../ledgers/point-deductions'
import type { DraftLine, NamedDeduction } from '../orders/order-draft'
import { everyUnit, priceDraft, unitsOfKind } from './price-draft'

const MAX_COUPONS = IS_NIGHTLY ? 12 : 5
const NO_LIMITS = {
  showIds: [],
  showSessionIds: [],
  seatPlanIds: [],
  venueIds: [],
  showTypes: [],
  tagIds: [],
  itemIds: [],
  categoryIds: [],
}
const MAX_CARDS = IS_NIGHTLY ? 4 : 2

interface Card {
  id: string
  cents: number
  expireTime: number
}

/** An exchange coupon for the plan of a line, or for any goods. */
function exchangeFor({ kind, reference }: DraftLine): CouponTerms {
  return {
    couponType: 'EXCHANGE',
    useWay: 'ONLINE',
    bizTypes: ['SHOW', 'ITEM'],
    amountCents: 0,
    discount: null,
    limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT',
    limitation: 0,
    useRule: 'ALL_PRODUCT',
    limits: { ...NO_LIMITS, ...(kind === 'TICKET' && { seatPlanIds: [reference] }) },
  }
}

/** A cart with coupons of all terms, points, cash cards, and a member's price or none. */
const purchases = randomCarts
  .filter(({ draft }) => draft.type === 'TICKET' || draft.type === 'GOODS')
  .chain(({ draft, promotions }) =>
    fc.record({
      draft: fc.constant(draft),
      promotions: fc.constant(promotions),
      terms: fc.array(termsFor(draft), { maxLength: 4 }),
      exchanges: fc.array(fc.constantFrom(...draft.lines).map(exchangeFor), { maxLength: MAX_COUPONS - 1 }),
      tickets: fc.integer({ min: 1, max: 4 }),
      prime: fc.option(fc.constantFrom(0.88, 0.95)),
      held: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60_000 })),
      cards: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 60_000 }), expireTime: fc.nat(9) }), {
        maxLength: MAX_CARDS,
      }),
    }),
  )

type Purchase = typeof purchases extends fc.Arbitrary<infer Each> ? Each : never

/** Benefits of a buyer, as the shop and as the app see them. */
function offered({ draft, promotions, terms, tickets, exchanges, prime, held, cards }: Purchase) {
  const member =
    prime === null ? [] : [taking('PRIME', draft, { kind: 'rate', rate: prime }, unitsOfKind(draft, 'TICKET'))]
  const before = [...member, ...promotions]
  const all = [...exchanges, ...terms].slice(0, MAX_COUPONS)
  const coupons = all.map((each, at) => ownedCoupon(each, `coupon-${at}`, NOW + 1 + (at % 3)))
  const offers = offersOf({ catalogue, now: NOW }, coupons, draft, before)
  const purse: Card[] = cards.map((card, at) => ({ id: `card-${at}`, ...card }))
  const payable: Payable = {
    unitPrices: priceDraft(draft, before).price.units.map(({ paidCents }) => centsToYuan(paidCents)),
    ticketCount: Math.min(tickets, everyUnit(draft).length),
    coupons: offers.map(choosable),
    points: { held, rate: POINTS_PER_YUAN, limitProportion: POINT_LIMIT_PERCENT },
    cashCards: purse.map(({ id, cents, expireTime }) => ({ cardId: id, cardPrice: centsToYuan(cents), expireTime })),
  }
  return { draft, before, offers, purse, held, payable }
}

type Offered = ReturnType<typeof offered>

interface Choice {
  coupons: readonly CouponOffer[]
  usePoint: boolean
  cards: readonly Card[]
}

/** Price of a choice, cents, without fees. */
function priceOf({ draft, before, held }: Offered, { coupons, usePoint, cards }: Choice): number {
  const chosen: NamedDeduction[] = [...before, ...coupons.flatMap(({ deduction }) => deduction ?? [])]
  if (usePoint) chosen.push(...pointsOff(draft, pointUseOf(draft, chosen, held).usePointPrice * 100))
  chosen.push(...cards.map(({ cents }) => taking('CASH_CARD', draft, { kind: 'amount', cents })))
  const { price } = priceDraft(draft, chosen)
  return price.payCents - price.feeCents
}

/** Every choice of coupons that the rules allow: all orders of up to four, of more the order that is best. */
function allowedCoupons({ payable, offers }: Offered): CouponOffer[][] {
  const usable = offers.filter(({ refusal }) => refusal === null)
  return subsets(usable)
    .filter((chosen) =>
      mayCombineCoupons(
        chosen.map(({ coupon }) => coupon.terms),
        payable.ticketCount,
      ),
    )
    .flatMap((chosen) => (chosen.length <= 4 ? permutations(chosen) : [chosen, [...chosen].reverse()]))
}

function subsets<Each>(all: readonly Each[]): Each[][] {
  const [first, ...others] = all
  if (first === undefined) return [[]]
  return subsets(others).flatMap((set) => [set, [first, ...set]])
}

function permutations<Each>(all: readonly Each[]): Each[][] {
  if (all.length <= 1) return [[...all]]
  return all.flatMap((first, at) =>
    permutations([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [first, ...rest]),
  )
}

const isExchange = ({ coupon }: CouponOffer) => coupon.terms.couponType === 'EXCHANGE'
const couponWorth = (given: Offered, coupons: readonly CouponOffer[]) =>
  priceOf(given, { coupons: [], usePoint: false, cards: [] }) - priceOf(given, { coupons, usePoint: false, cards: [] })

/** The choice that the app makes, of what the buyer has. */
function bestChoice(given: Offered): Choice {
  const { couponIds, usePoint, cashCardIds } = bestBenefits(given.payable)
  return {
    coupons: couponIds.flatMap((id) => given.offers.filter(({ coupon }) => coupon.row.id === id)),
    usePoint,
    cards: cashCardIds.flatMap((id) => given.purse.filter((card) => card.id === id)),
  }
}

/** Coupons that the rules prefer: exchange coupons come first where any takes something off (COUPON-066). */
function preferredCoupons(given: Offered): CouponOffer[][] {
  const allowed = allowedCoupons(given)
  const hasExchange = allowed.some((coupons) => coupons.some(isExchange) && couponWorth(given, coupons) > 0)
  return hasExchange ? allowed.filter((coupons) => coupons.every(isExchange)) : allowed
}

/** The least that is left to pay beside some coupons, of all choices of points and cards. */
function leastBeside(given: Offered, coupons: readonly CouponOffer[]): number {
  const prices = [true, false].flatMap((usePoint) =>
    subsets(given.purse).map((cards) => priceOf(given, { coupons, usePoint, cards })),
  )
  return Math.min(...prices)
}

function kindsOf({ coupons, usePoint, cards }: Choice): string[] {
  return [
    `${Math.min(coupons.length, 3)} ${coupons.some(isExchange) ? 'exchanged' : 'coupons'}`,
    ...(usePoint ? ['points'] : []),
    ...(cards.length > 0 ? ['cards'] : []),
  ]
}

describe('the best combination of coupons, points and cash cards', () => {
  it('leaves no more to pay than any other allowed combination (COUPON-066, COUPON-067, COUPON-070)', () => {
    const kinds = new Set<string>()
    void fc.assert(
      fc.property(purchases, (purchase) => {
        const given = offered(purchase)
        const chosen = bestChoice(given)
        const pay = priceOf(given, chosen)
        // The app's expected price equals the shop's.
        expect(centsLeft(given.payable, bestBenefits(given.payable))).toBe(pay)
        const preferred = preferredCoupons(given)
        const most = Math.max(...preferred.map((coupons) => couponWorth(given, coupons)))
        expect(couponWorth(given, chosen.coupons)).toBe(most)
        const ofMost = preferred.filter((coupons) => couponWorth(given, coupons) === most)
        expect(pay).toBe(Math.min(...ofMost.map((coupons) => leastBeside(given, coupons))))
        // Points pay whole yuan: a smaller coupon may leave cents less, never a yuan, and nothing without points.
        const least = Math.min(...preferred.map((coupons) => leastBeside(given, coupons)))
        expect(pay - least).toBeLessThan(given.held >= POINTS_PER_YUAN ? 100 : 1)
        for (const kind of kindsOf(chosen)) kinds.add(kind)
      }),
      { numRuns: IS_NIGHTLY ? 400 : 120 },
    )
    expect([...kinds].sort()).toEqual([
      '0 coupons',
      '1 coupons',
      '1 exchanged',
      '2 exchanged',
      '3 exchanged',
      'cards',
      'points',
    ])
  })

  it('spends the balance of each card, those that expire first before others (COUPON-070)', () => {
    const cashCards = [100, 100, 50].map((cardPrice, at) => ({ cardId: `c${at}`, cardPrice, expireTime: 9 - at }))
    const payable: Payable = {
      unitPrices: [150],
      ticketCount: 1,
      coupons: [],
      cashCards,
      points: { held: 0, rate: 100, limitProportion: 50 },
    }
    expect(bestBenefits(payable)).toEqual({ couponIds: [], usePoint: false, cashCardIds: ['c2', 'c1'] })
    expect(centsLeft(payable, { couponIds: [], usePoint: false, cashCardIds: ['c0', 'c1'] })).toBe(0)
  })

  it('uses the ten fullest cards when more are needed, the limit of an order', () => {
    const cashCards = Array.from({ length: 12 }, (_none, at) => ({
      cardId: `c${at}`,
      cardPrice: at + 1,
      expireTime: at,
    }))
    const payable = { unitPrices: [500], ticketCount: 1, coupons: [], cashCards }
    const best = bestBenefits({ ...payable, points: { held: 0, rate: 100, limitProportion: 50 } })
    expect(best.cashCardIds).toEqual(cashCards.slice(2).map(({ cardId }) => cardId))
  })

  it('looks at few positions of twelve coupons for twenty tickets, with ten cards', () => {
    let looks = 0
    const counted = <Value extends object>(value: Value): Value =>
      new Proxy(value, {
        get: (target, name) => {
          looks += 1
          return Reflect.get(target, name)
        },
      })
    const coupons = Array.from({ length: 12 }, (_none, at) => ({
      couponId: `c${at}`,
      couponType: 'EXCHANGE' as const,
      usable: true,
      discountAmount: 1,
      expireTime: at % 4,
      couponUseLimitVO: NO_LIMITS,
      appliesTo: counted(Array.from({ length: 20 }, (_unit, unit) => unit).filter((unit) => (unit * 7 + at) % 3 > 0)),
    }))
    const payable: Payable = {
      unitPrices: Array.from({ length: 20 }, (_none, at) => 100 + at),
      ticketCount: 20,
      coupons,
      points: { held: 9999, rate: 100, limitProportion: 50 },
      cashCards: Array.from({ length: 10 }, (_none, at) => ({ cardId: `k${at}`, cardPrice: 100, expireTime: at })),
    }
    expect(bestBenefits(payable).couponIds).toHaveLength(12)
    // Each coupon is compared with each ticket a few times; trying their combinations would take 4 096 times as many.
    expect(looks).toBeLessThan(20_000)
  })
})
