import * as fc from 'fast-check'
import { refundOfUnit } from '../refunds/refund-amount'
import {
  type Cart,
  type CartUnit,
  DEDUCTION_ORDER,
  type Deduction,
  type PricedCart,
  priceCart,
  shareOf,
  shareOfUnit,
} from './price-cart'
import { splitCents } from './split-cents'

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0)
const sumOf = (amounts: readonly { cents: number }[]) => sum(amounts.map((one) => one.cents))

/** Units with these list prices, in cents: `a`, `b`, `c` … */
function unitsAt(...prices: readonly number[]): CartUnit[] {
  return prices.map((listCents, at) => ({ key: String.fromCharCode(97 + at), listCents }))
}

const cents = fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.constantFrom(0, 1, 2, 99, 33_333))

const worth = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 0, max: 200_000 }) }),
  fc.record({ kind: fc.constant('rate' as const), rate: fc.integer({ min: 0, max: 10_000 }).map((bp) => bp / 10_000) }),
  fc.record({ kind: fc.constant('units' as const), count: fc.integer({ min: 1, max: 3 }) }),
)

/** Any cart: tickets, goods, packages; coupons of every worth and scope, points, cash cards, a membership, fees. */
const carts: fc.Arbitrary<Cart> = fc.array(cents, { minLength: 1, maxLength: 12 }).chain((prices) =>
  fc.record({
    units: fc.constant(unitsAt(...prices)),
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
        appliesTo: fc.subarray(unitsAt(...prices).map(({ key }) => key)),
        worth,
      }),
      { maxLength: 6 },
    ),
  }),
)

function deduct(type: Deduction['type'], worthOf: Deduction['worth'], appliesTo: readonly string[]): Deduction {
  return { type, reference: null, appliesTo, worth: worthOf }
}

it('spreads an amount over cash cards in order, each up to its balance (COUPON-070)', () => {
  const card = deduct('CASH_CARD', { kind: 'amount', cents: 10_000 }, ['a'])
  const priced = priceCart({ units: unitsAt(15_000), fees: [], deductions: [card, card] })
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
        expect(price.listCents).toBe(sum(cart.units.map(({ listCents }) => listCents)))
        expect(price.payCents).toBe(price.listCents + price.feeCents - price.deductionCents)
        expect(price.payCents).toBe(sum(price.units.map(({ paidCents }) => paidCents)) + price.feeCents)
        expect(price.payCents).toBeGreaterThanOrEqual(price.feeCents)
        for (const { cents: whole, shares } of price.deductions) expect(sumOf(shares)).toBe(whole)
        for (const { key, listCents, paidCents } of price.units) {
          const taken = sum(price.deductions.map(({ shares }) => shareOfUnit(shares, key)))
          expect(listCents).toBe(cart.units.find((unit) => unit.key === key)?.listCents)
          expect(paidCents).toBe(listCents - taken)
          expect(paidCents).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('takes the same off each unit and refunds the same, in whatever order units are given (REFUND-011)', () => {
    const permutations = carts.chain((cart) =>
      fc.record({
        cart: fc.constant(cart),
        units: fc.shuffledSubarray([...cart.units], { minLength: cart.units.length }),
        deductions: fc.constant(cart.deductions.map((one) => ({ ...one, appliesTo: [...one.appliesTo].reverse() }))),
      }),
    )
    void fc.assert(
      fc.property(permutations, ({ cart, units, deductions }) => {
        const [given, shuffled] = [priceCart(cart), priceCart({ ...cart, units, deductions })]
        expect(shuffled.payCents).toBe(given.payCents)
        for (const { key } of cart.units) {
          expect(paidFor(shuffled, key)).toBe(paidFor(given, key))
          expect(refundOf(shuffled, key, 0.2)).toEqual(refundOf(given, key, 0.2))
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('refuses two units of one key', () => {
    const unit = { key: 'a', listCents: 100 }
    expect(() => priceCart({ units: [unit, unit], fees: [], deductions: [] })).toThrow('the key a')
  })

  it('skips units outside the scope of a deduction (COUPON-010)', () => {
    void fc.assert(
      fc.property(carts, (cart) => {
        for (const { appliesTo, shares } of priceCart(cart).deductions) {
          expect(appliesTo).toEqual(expect.arrayContaining(shares.map(({ key }) => key)))
        }
      }),
    )
  })

  it('refunds exactly the paid amount, whichever units are refunded in any order (REFUND-011)', () => {
    const requests = carts.chain((cart) =>
      fc.record({
        cart: fc.constant(cart),
        order: fc.shuffledSubarray(
          cart.units.map(({ key }) => key),
          { minLength: 0 },
        ),
        feeRate: fc.constantFrom(0, 0.2, 0.333, 1),
      }),
    )
    void fc.assert(
      fc.property(requests, ({ cart, order, feeRate }) => {
        const price = priceCart(cart)
        const refunds = order.map((key) => refundOf(price, key, feeRate))
        refunds.forEach(({ refund, paid }) => {
          expect(refund.cents + refund.cardCents + refund.feeCents).toBe(paid.paidCents + paid.cardCents)
          expect(Math.min(refund.cents, refund.cardCents, refund.feeCents)).toBeGreaterThanOrEqual(0)
        })
        const back = sum(refunds.map(({ refund }) => refund.cents))
        const paidCents = sum(order.map((key) => paidFor(price, key)))
        expect(back).toBeLessThanOrEqual(paidCents)
        if (feeRate === 0) expect(back).toBe(paidCents)
      }),
      { numRuns: 2000 },
    )
  })

  it('deducts the member price first, then promotion, coupon, points and cards, in any order of input', () => {
    const all = ['a', 'b']
    const price = priceCart({
      units: unitsAt(10_000, 5_000),
      fees: [{ type: 'EXPRESS', cents: 1200 }],
      deductions: [
        deduct('CASH_CARD', { kind: 'amount', cents: 2_000 }, all),
        deduct('POINT', { kind: 'amount', cents: 1_000 }, all),
        deduct('COUPON', { kind: 'amount', cents: 1_500 }, ['a']),
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
    const coupon = deduct('COUPON', { kind: 'amount', cents: 999_999 }, ['a'])
    const price = priceCart({ units: unitsAt(100), fees: [{ type: 'EXPRESS', cents: 1200 }], deductions: [coupon] })
    expect(price).toMatchObject({ payCents: 1200, deductionCents: 100 })
    expect(paidFor(price, 'a')).toBe(0)
  })

  it('uses an exchange coupon for the dearest units (COUPON-031)', () => {
    const coupon = deduct('COUPON', { kind: 'units', count: 2 }, ['a', 'b', 'c'])
    const price = priceCart({ units: unitsAt(100, 300, 200), fees: [], deductions: [coupon] })
    expect(price.units.map(({ paidCents }) => paidCents)).toEqual([100, 0, 0])
  })

  it('keeps two coupons apart', () => {
    const coupons = [
      ['a', 30],
      ['b', 50],
    ].map(([reference, worthCents]) => ({
      ...deduct('COUPON', { kind: 'amount', cents: Number(worthCents) }, ['a']),
      reference: String(reference),
    }))
    const price = priceCart({ units: unitsAt(100), fees: [], deductions: coupons })
    expect(price.deductions.map(({ reference, cents: taken }) => [reference, taken])).toEqual([
      ['a', 30],
      ['b', 50],
    ])
  })

  it('rounds a share half up, once', () => {
    expect([shareOf(100, 0.285), shareOf(1, 0.5), shareOf(3, 0.333), shareOf(12_345, 0.88)]).toEqual([29, 1, 1, 10_864])
  })
})

function paidFor({ units }: PricedCart, key: string): number {
  return units.find((unit) => unit.key === key)?.paidCents ?? 0
}

function refundOf(price: PricedCart, key: string, feeRate: number) {
  const cards = price.deductions.filter(({ type }) => type === 'CASH_CARD')
  const paid = { paidCents: paidFor(price, key), cardCents: sum(cards.map(({ shares }) => shareOfUnit(shares, key))) }
  return { paid, refund: refundOfUnit(paid, feeRate) }
}
