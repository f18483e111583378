import * as fc from 'fast-check'
import { refundOfUnit } from '../refunds/refund-amount'
import { type Cart, DEDUCTION_ORDER, type Deduction, type PricedCart, priceCart, shareOf } from './price-cart'
import { splitCents } from './split-cents'

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0)
const cents = fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.constantFrom(0, 1, 2, 99, 33_333))

const worth = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 0, max: 200_000 }) }),
  fc.record({ kind: fc.constant('rate' as const), rate: fc.integer({ min: 0, max: 10_000 }).map((bp) => bp / 10_000) }),
  fc.record({ kind: fc.constant('units' as const), count: fc.integer({ min: 1, max: 3 }) }),
)

/** Any cart: tickets, goods, packages; coupons of every worth and scope, points, cash cards, a membership, fees. */
const carts: fc.Arbitrary<Cart> = fc.array(cents, { minLength: 1, maxLength: 12 }).chain((units) =>
  fc.record({
    units: fc.constant(units),
    fees: fc.array(
      fc.record({
        type: fc.constantFrom('EXPRESS' as const, 'SERVICE' as const),
        cents: fc.integer({ min: 0, max: 5000 }),
      }),
      { maxLength: 2 },
    ),
    deductions: fc.array(
      fc.record({
        type: fc.constantFrom(...DEDUCTION_ORDER),
        reference: fc.option(fc.string({ minLength: 4, maxLength: 4 })),
        appliesTo: fc.subarray(units.map((_cents, at) => at)),
        worth,
      }),
      { maxLength: 6 },
    ),
  }),
)

function deduct(type: Deduction['type'], worthOf: Deduction['worth'], appliesTo: readonly number[]): Deduction {
  return { type, reference: null, appliesTo, worth: worthOf }
}

it('spreads an amount over cash cards in order, each up to its balance (COUPON-070)', () => {
  const card = deduct('CASH_CARD', { kind: 'amount', cents: 10_000 }, [0])
  const priced = priceCart({ units: [15_000], fees: [], deductions: [card, card] })
  expect(priced.deductions.map((taken) => taken.cents)).toEqual([10_000, 5_000])
  expect(priced.payCents).toBe(0)
})

describe('splitting cents', () => {
  it('distributes every cent, and no share exceeds the one rounded up', () => {
    void fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.nat(500_000), { minLength: 1, maxLength: 20 }), (total, weights) => {
        const parts = splitCents(total, weights)
        const whole = sum(weights)
        expect(sum(parts)).toBe(total)
        parts.forEach((part, at) => {
          const exact = whole === 0 ? total / weights.length : (total * (weights[at] ?? 0)) / whole
          expect(Math.abs(part - exact)).toBeLessThan(1)
        })
      }),
    )
  })

  it('splits no more than the amount', () => {
    void fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, of) => {
          const parts = splitCents(Math.floor(sum(weights) * of), weights)
          const excess = parts.filter((part, at) => part > (weights[at] ?? 0))
          expect(sum(weights) > 0 ? excess : []).toEqual([])
        },
      ),
    )
  })

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [0, 5, 5], [0, 1, 0]],
    [7, [0, 0], [4, 3]],
    [0, [3, 4], [0, 0]],
    [5, [], []],
    [999_999_999, [999_999_999, 1], [999_999_998, 1]],
  ])('%i over %j is %j', (total, weights, parts) => {
    expect(splitCents(total, weights)).toEqual(parts)
  })
})

describe('the price of a cart', () => {
  it('adds up to the cent, whatever is bought and deducted (ORDER-033)', () => {
    void fc.assert(
      fc.property(carts, (cart) => {
        const price = priceCart(cart)
        expect(price.listCents).toBe(sum(cart.units))
        expect(price.payCents).toBe(price.listCents + price.feeCents - price.deductionCents)
        expect(price.payCents).toBe(sum(price.paid) + price.feeCents)
        expect(price.payCents).toBeGreaterThanOrEqual(price.feeCents)
        for (const { cents: whole, parts } of price.deductions) expect(sum(parts)).toBe(whole)
        price.paid.forEach((paid, at) => {
          const taken = sum(price.deductions.map(({ parts }) => parts[at] ?? 0))
          expect(paid).toBe((cart.units[at] ?? 0) - taken)
          expect(paid).toBeGreaterThanOrEqual(0)
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('skips units outside the scope of a deduction (COUPON-010)', () => {
    void fc.assert(
      fc.property(carts, (cart) => {
        for (const { appliesTo, parts } of priceCart(cart).deductions) {
          parts.forEach((part, at) => {
            if (!appliesTo.includes(at)) expect(part).toBe(0)
          })
        }
      }),
    )
  })

  it('refunds exactly the paid amount, whichever units are refunded in any order (REFUND-011)', () => {
    const requests = carts.chain((cart) =>
      fc.record({
        cart: fc.constant(cart),
        order: fc.shuffledSubarray(
          cart.units.map((_cents, at) => at),
          { minLength: 0 },
        ),
        feeRate: fc.constantFrom(0, 0.2, 0.333, 1),
      }),
    )
    void fc.assert(
      fc.property(requests, ({ cart, order, feeRate }) => {
        const price = priceCart(cart)
        const refunds = order.map((at) => refundOf(price, at, feeRate))
        refunds.forEach(({ refund, paid }) => {
          expect(refund.cents + refund.cardCents + refund.feeCents).toBe(paid.paidCents + paid.cardCents)
          expect(Math.min(refund.cents, refund.cardCents, refund.feeCents)).toBeGreaterThanOrEqual(0)
        })
        const back = sum(refunds.map(({ refund }) => refund.cents))
        expect(back).toBeLessThanOrEqual(sum(order.map((at) => price.paid[at] ?? 0)))
        if (feeRate === 0) expect(back).toBe(sum(order.map((at) => price.paid[at] ?? 0)))
      }),
      { numRuns: 2000 },
    )
  })

  it('deducts the member price first, then promotion, coupon, points and cards, in any order of input', () => {
    const all = [0, 1]
    const price = priceCart({
      units: [10_000, 5_000],
      fees: [{ type: 'EXPRESS', cents: 1200 }],
      deductions: [
        deduct('CASH_CARD', { kind: 'amount', cents: 2_000 }, all),
        deduct('POINT', { kind: 'amount', cents: 1_000 }, all),
        deduct('COUPON', { kind: 'amount', cents: 1_500 }, [0]),
        deduct('PROMOTION', { kind: 'rate', rate: 0.9 }, all),
        deduct('PRIME', { kind: 'rate', rate: 0.88 }, all),
      ],
    })
    expect(price.deductions.map(({ type, cents: taken }) => [type, taken])).toEqual([
      ['PRIME', 1_800],
      ['PROMOTION', 1_320],
      ['COUPON', 1_500],
      ['POINT', 1_000],
      ['CASH_CARD', 2_000],
    ])
    expect(price.payCents).toBe(15_000 - 7_620 + 1_200)
  })

  it('never discounts delivery (ORDER-033)', () => {
    const coupon = deduct('COUPON', { kind: 'amount', cents: 999_999 }, [0])
    const price = priceCart({ units: [100], fees: [{ type: 'EXPRESS', cents: 1200 }], deductions: [coupon] })
    expect(price).toMatchObject({ payCents: 1200, deductionCents: 100, paid: [0] })
  })

  it('uses an exchange coupon for the dearest units (COUPON-031)', () => {
    const coupon = deduct('COUPON', { kind: 'units', count: 2 }, [0, 1, 2])
    expect(priceCart({ units: [100, 300, 200], fees: [], deductions: [coupon] }).paid).toEqual([100, 0, 0])
  })

  it('keeps two coupons apart', () => {
    const coupons = [
      ['a', 30],
      ['b', 50],
    ].map(([reference, worthCents]) => ({
      ...deduct('COUPON', { kind: 'amount', cents: Number(worthCents) }, [0]),
      reference: String(reference),
    }))
    const price = priceCart({ units: [100], fees: [], deductions: coupons })
    expect(price.deductions.map(({ reference, cents: taken }) => [reference, taken])).toEqual([
      ['a', 30],
      ['b', 50],
    ])
  })

  it('rounds a share half up, once', () => {
    expect([shareOf(100, 0.285), shareOf(1, 0.5), shareOf(3, 0.333), shareOf(12_345, 0.88)]).toEqual([29, 1, 1, 10_864])
  })
})

function refundOf(price: PricedCart, at: number, feeRate: number) {
  const cards = price.deductions.filter(({ type }) => type === 'CASH_CARD')
  const paid = { paidCents: price.paid[at] ?? 0, cardCents: sum(cards.map(({ parts }) => parts[at] ?? 0)) }
  return { paid, refund: refundOfUnit(paid, feeRate) }
}
