import { seated, someSeats } from '@test/seat-maps'
import fc from 'fast-check'
import { bestSeats, nearestEqual, splitsOf } from './best-seats'
import { alternativesTo } from './seat-alternatives'
import { isFree, leavesGap } from './seat-groups'

const qty = fc.integer({ min: 1, max: 5 })

describe('the best seats for a wish (SEAT-024)', () => {
  it('finds adjacent free seats that leave no single seat, if there are any', () => {
    fc.assert(
      fc.property(someSeats, qty, ({ layout, states }, size) => {
        const offer = bestSeats(layout, states, { qty: size, prefer: 'stage' })
        const all = Array.from({ length: layout.count }, (_, first) => ({ first, size })).filter(({ first }) =>
          Array.from({ length: size }, (_, at) => first + at).every(
            (seat) => isFree(states, seat) && (seat === first || layout.neighbour(seat, -1) !== null),
          ),
        )
        if (all.length === 0) {
          expect(offer).toBeNull()
          return
        }
        const first = offer?.seats[0] ?? -1
        expect(offer?.seats).toEqual(Array.from({ length: size }, (_, at) => first + at))
        expect(all).toContainEqual({ first, size })
        const canBeTidy = all.some((group) => !leavesGap(layout, states, group))
        if (canBeTidy) expect(leavesGap(layout, states, { first, size })).toBe(false)
      }),
    )
  })

  it('finds the nearest to the stage, or the cheapest', () => {
    const { layout, states } = seated(['0000', '1111', '2222'], '.... .... ....')
    expect(bestSeats(layout, states, { qty: 2, prefer: 'stage' })).toMatchObject({ totalCents: 60_000 })
    expect(bestSeats(layout, states, { qty: 2, prefer: 'price' })).toMatchObject({ totalCents: 20_000 })
  })

  it('never cost more when the price matters', () => {
    fc.assert(
      fc.property(someSeats, qty, ({ layout, states }, size) => {
        const near = bestSeats(layout, states, { qty: size, prefer: 'stage' })
        const cheap = bestSeats(layout, states, { qty: size, prefer: 'price' })
        expect(cheap === null).toBe(near === null)
        // Both leave a gap, or none: then the cheap ones are no dearer.
        const gap = (offer: typeof near) => leavesGap(layout, states, { first: offer?.seats[0] ?? -1, size })
        if (near && cheap && gap(near) === gap(cheap)) expect(cheap.totalCents).toBeLessThanOrEqual(near.totalCents)
      }),
    )
  })

  it('finds seats of the requested plan and zone, or none', () => {
    const { layout, states } = seated(['0000', '1111'], '.... ....')
    expect(bestSeats(layout, states, { qty: 2, prefer: 'stage', seatPlanId: 'plan-1' })?.seats[0]).toBeGreaterThan(3)
    expect(bestSeats(layout, states, { qty: 2, prefer: 'stage', seatPlanId: 'plan-2' })).toBeNull()
    expect(bestSeats(layout, states, { qty: 2, prefer: 'stage', seatPlanId: 'other' })).toBeNull()
    expect(bestSeats(layout, states, { qty: 2, prefer: 'stage', zoneId: 'other' })).toBeNull()
    expect(bestSeats(layout, states, { qty: 0, prefer: 'stage' })).toBeNull()
  })

  it('skips restricted seats while others see the whole stage', () => {
    const { layout, states } = seated(['vvvv', '0000'], '.... ....')
    expect(bestSeats(layout, states, { qty: 2, prefer: 'stage' })?.seats[0]).toBeGreaterThan(3)
  })

  it('keep wheelchair places for users who request them, with a companion seat', () => {
    const { layout, states } = seated(['wcwc', '0000'], '.... ....')
    expect(bestSeats(layout, states, { qty: 2, prefer: 'stage' })?.seats[0]).toBeGreaterThan(3)
    expect(bestSeats(layout, states, { qty: 2, prefer: 'stage', wheelchairs: 1 })?.seats).toEqual([1, 2])
    expect(bestSeats(layout, states, { qty: 4, prefer: 'stage', wheelchairs: 2 })?.seats).toEqual([0, 1, 2, 3])
    expect(bestSeats(layout, states, { qty: 3, prefer: 'stage', wheelchairs: 3, maySplit: true })).toBeNull()
  })

  it('tear no couple apart', () => {
    const { layout, states } = seated(['<><>'], '....')
    expect(bestSeats(layout, states, { qty: 1, prefer: 'stage' })).toBeNull()
    expect([0, 2]).toContain(bestSeats(layout, states, { qty: 2, prefer: 'stage' })?.seats[0])
  })

  it('splits a group only if allowed, into as few groups as possible', () => {
    const { layout, states } = seated(['00 00', '0 0 0'], '.... ...')
    const wish = { qty: 4, prefer: 'stage' } as const
    expect(bestSeats(layout, states, wish)).toBeNull()
    expect(bestSeats(layout, states, { ...wish, maySplit: true })).toEqual({
      seats: [0, 1, 2, 3],
      isTogether: false,
      totalCents: 120_000,
    })
    expect(bestSeats(layout, states, { ...wish, qty: 8, maySplit: true })).toBeNull()
  })

  it('avoid single people when splitting', () => {
    expect(splitsOf(4)[0]).toEqual([2, 2])
    expect(splitsOf(5)[0]).toEqual([3, 2])
    expect(splitsOf(3)[0]).toEqual([2, 1])
    expect(splitsOf(1)).toEqual([])
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), (people) => {
        for (const sizes of splitsOf(people)) expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(people)
      }),
    )
  })
})

describe('seats in place of lost ones (SEAT-024)', () => {
  it('offers as many seats of the same plan, together and as near as possible', () => {
    const { layout, states } = seated(['000000', '111111', '111111'], '...... ..xx.. ......')
    expect(nearestEqual(layout, states, [8, 9])?.seats).toEqual([14, 15])
    expect(nearestEqual(layout, states, [])).toBeNull()
  })
})

describe('other seats for the same wish (SEAT-024)', () => {
  it('show their savings and how far behind they are', () => {
    const { layout, states } = seated(['0000', '0000', '1111'], '.... .... ....')
    const wish = { qty: 2, prefer: 'stage' } as const
    const offer = bestSeats(layout, states, wish)
    const others = offer && alternativesTo(offer, layout, states, wish)
    expect(others).toEqual([expect.objectContaining({ savedCents: 20_000, rowsBehind: 2, isTogether: true })])
  })
})
