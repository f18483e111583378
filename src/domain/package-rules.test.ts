import fc from 'fast-check'
import type { PackageItem, PackageMethod } from '@/contracts/package/ticket-package'
import { packageFault, packageReduction } from './package-rules'

const rules = [
  { showId: 'a', minQty: 1, maxQty: 2 },
  { showId: 'b', minQty: 0, maxQty: 3 },
]
const item = (showId: string, qty: number, session = '1'): PackageItem => ({
  showId,
  qty,
  bizShowSessionId: session,
  seatPlanId: `${showId}${session}`,
})

describe('the parts of a package (SEAT-030)', () => {
  it.each([
    [[item('a', 1)], null],
    [[item('a', 1, '1'), item('a', 1, '2'), item('b', 3)], null],
    [[], { kind: 'tooFew', showId: 'a', count: 1 }],
    [[item('b', 1)], { kind: 'tooFew', showId: 'a', count: 1 }],
    [[item('a', 2, '1'), item('a', 1, '2')], { kind: 'tooMany', showId: 'a', count: 2 }],
    [[item('a', 1), item('b', 4)], { kind: 'tooMany', showId: 'b', count: 3 }],
    [[item('a', 1), item('c', 1)], { kind: 'foreign' }],
  ])('%j: %j', (items, fault) => {
    expect(packageFault(rules, items)).toEqual(fault)
  })
})

describe('the discount of a package (CAT-126)', () => {
  const tiers = [
    { thresholdCent: 10_000, reduceCent: 1_000, discount: 0.9 },
    { thresholdCent: 30_000, reduceCent: 5_000, discount: 0.7 },
  ]

  it.each<[PackageMethod, number, object]>([
    ['FULL', 9_999, { kind: 'amount', cents: 0 }],
    ['FULL', 10_000, { kind: 'amount', cents: 1_000 }],
    ['FULL', 30_000, { kind: 'amount', cents: 5_000 }],
    ['PER', 29_999, { kind: 'amount', cents: 2_000 }],
    ['PER', 60_000, { kind: 'amount', cents: 10_000 }],
    ['DISCOUNT', 29_999, { kind: 'rate', rate: 0.9 }],
    ['DISCOUNT', 30_000, { kind: 'rate', rate: 0.7 }],
    ['DISCOUNT', 1, { kind: 'amount', cents: 0 }],
  ])('%s of %i cents: %j', (method, total, reduction) => {
    expect(packageReduction(method, tiers, total)).toEqual(reduction)
  })

  it('computes the same discount in any order of the steps', () => {
    const methods = fc.constantFrom<PackageMethod>('FULL', 'PER', 'DISCOUNT')
    fc.assert(
      fc.property(methods, fc.nat({ max: 100_000 }), (method, total) => {
        expect(packageReduction(method, [...tiers].reverse(), total)).toEqual(packageReduction(method, tiers, total))
      }),
    )
  })
})
