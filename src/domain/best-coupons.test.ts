import type { CouponUseLimit, OfferedCoupon } from '@/contracts/coupon/coupon'
import { bestCoupons, couponCents, toggledCoupons } from './best-coupons'

type Choosable = Parameters<typeof bestCoupons>[0][number]

const NO_LIMIT: CouponUseLimit = {
  showIds: [],
  showSessionIds: [],
  seatPlanIds: [],
  venueIds: [],
  showTypes: [],
  tagIds: [],
  itemIds: [],
  categoryIds: [],
}

const coupon = (couponId: string, changes: Partial<OfferedCoupon> = {}): Choosable => ({
  couponId,
  couponType: 'CASH',
  usable: true,
  discountAmount: 10,
  expireTime: 100,
  couponUseLimitVO: NO_LIMIT,
  ...changes,
})
const exchange = (couponId: string, changes: Partial<OfferedCoupon> = {}) =>
  coupon(couponId, { couponType: 'EXCHANGE', ...changes })
const limited = (scope: keyof CouponUseLimit) => ({ couponUseLimitVO: { ...NO_LIMIT, [scope]: ['x'] } })

describe('the best coupons', () => {
  it.each([
    ['nothing, where there is none', [], 1, []],
    ['nothing, where none can be used', [coupon('a', { usable: false, discountAmount: 0 })], 1, []],
    ['exchange coupons before what takes off more', [coupon('a', { discountAmount: 999 }), exchange('b')], 1, ['b']],
    ['as many exchange coupons as tickets', [exchange('a'), exchange('b'), exchange('c')], 2, ['a', 'b']],
    ['those that end first', [exchange('a', { expireTime: 300 }), exchange('b'), exchange('c')], 2, ['b', 'c']],
    ['not an exchange coupon that cannot be used', [exchange('a', { usable: false }), coupon('b')], 1, ['b']],
  ] as const)('chooses %s (COUPON-066)', (_name, coupons, count, best) => {
    expect(bestCoupons(coupons, count)).toEqual(best)
  })

  it('chooses exchange coupons of different tickets so that all of them apply (COUPON-066)', () => {
    const any = exchange('any', { appliesTo: [0, 1], expireTime: 1 })
    const dear = exchange('dear', { appliesTo: [0] })
    expect(bestCoupons([any, dear], 2, [500, 80])).toEqual(['dear', 'any'])
    expect(couponCents([dear, any], [500, 80])).toBe(58_000)
    expect(couponCents([any, dear], [500, 80])).toBe(50_000)
  })

  it('chooses the exchange coupon for the dearest ticket when one can be used only', () => {
    const coupons = [exchange('cheap', { appliesTo: [1], expireTime: 1 }), exchange('dear', { appliesTo: [0] })]
    expect(bestCoupons(coupons, 1, [500, 80])).toEqual(['dear'])
  })

  it('chooses the coupon with the largest discount (COUPON-067)', () => {
    const coupons = [coupon('a', { discountAmount: 20 }), coupon('b', { discountAmount: 50 }), coupon('c')]
    expect(bestCoupons(coupons, 3)).toEqual(['b'])
  })

  it('prefers the coupon that ends first among equals (COUPON-068)', () => {
    expect(bestCoupons([coupon('a'), coupon('b', { expireTime: 50 }), coupon('c')], 1)).toEqual(['b'])
  })

  it('prefers the more narrowly limited coupon among equals, in the order of the scopes (COUPON-069)', () => {
    const scopes = Object.keys(NO_LIMIT) as (keyof CouponUseLimit)[]
    const byWidth = [coupon('none'), ...scopes.reverse().map((scope) => coupon(scope, limited(scope)))]
    for (let count = byWidth.length; count > 0; count -= 1) {
      expect(bestCoupons(byWidth.slice(0, count), 1)).toEqual([byWidth[count - 1]?.couponId])
    }
  })
})

describe('a tap on a coupon', () => {
  const all = [coupon('a'), coupon('b'), exchange('x'), exchange('y'), coupon('no', { usable: false })]
  const chosenAfter = (chosen: string[], tapped: string, count = 1) =>
    toggledCoupons(all, chosen, all.find(({ couponId }) => couponId === tapped) as Choosable, count)

  it.each([
    [[], 'a', 1, ['a']],
    [['a'], 'a', 1, []],
    [['a'], 'b', 1, ['b']],
    [['x'], 'a', 1, ['a']],
    [['a'], 'x', 1, ['x']],
    [['x'], 'y', 2, ['x', 'y']],
    [['x', 'y'], 'x', 2, ['y']],
  ])('turns %j, on a tap on %s for %i tickets, into %j', (chosen, tapped, count, left) => {
    expect(chosenAfter(chosen, tapped, count)).toEqual(left)
  })

  it('changes nothing for a coupon that cannot be used or is one too many (COUPON-065)', () => {
    expect([chosenAfter([], 'no'), chosenAfter(['x'], 'y', 1)]).toEqual([null, null])
  })
})
