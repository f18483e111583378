import { seated, seatMap, someSeats } from '@test/seat-maps'
import fc from 'fast-check'
import { type ChoiceLimits, choiceLimits, toggleSeat } from './seat-choice'
import { seatGaps } from './seat-gaps'
import { SeatLayout } from './seat-layout'

const limits = (more: Partial<ChoiceLimits> = {}): ChoiceLimits => ({
  total: 6,
  ofPlan: new Map(),
  sameZoneOnly: false,
  ...more,
})

it('keeps seats to one zone only where the map requires it (A-SEAT-4)', () => {
  const isKept = (more: object) => choiceLimits({ limits: { perOrder: 6, ...more } }, undefined, []).sameZoneOnly
  expect([isKept({}), isKept({ sameZoneOnly: true })]).toEqual([false, true])
})

describe('choosing seats (SEAT-024)', () => {
  it('adds a seat and removes it', () => {
    const { layout, states } = seated(['000'], '...')
    expect(toggleSeat(layout, states, new Set(), 1, limits())).toEqual({ kind: 'chosen', seats: new Set([1]) })
    expect(toggleSeat(layout, states, new Set([0, 1]), 1, limits())).toEqual({ kind: 'chosen', seats: new Set([0]) })
  })

  it('never exceeds the purchase limit, nor contains an unavailable seat (SEAT-026)', () => {
    const taps = fc.array(fc.nat({ max: 60 }), { maxLength: 20 })
    fc.assert(
      fc.property(someSeats, taps, fc.integer({ min: 0, max: 4 }), ({ layout, states }, seats, total) => {
        let chosen: ReadonlySet<number> = new Set()
        for (const seat of seats) {
          const outcome = toggleSeat(layout, states, chosen, seat % layout.count, limits({ total }))
          if (outcome.kind === 'chosen') chosen = outcome.seats
          expect(chosen.size).toBeLessThanOrEqual(total)
          for (const one of chosen) expect(states[one]).toBe(1)
        }
      }),
    )
  })

  it.each([
    ['what the order may hold', [0, 1], 2, limits({ total: 2 }), 'limitReached'],
    ['what is left of a plan', [0], 1, limits({ ofPlan: new Map([['plan-0', 1]]) }), 'planLimitReached'],
    ['what is not free', [0], 5, limits(), 'notFree'],
  ] as const)('stops at %s (SEAT-026)', (_what, before, seat, allowed, reason) => {
    const { layout, states } = seated(['000', '111'], '... ..x')
    expect(toggleSeat(layout, states, new Set(before), seat, allowed)).toEqual({ kind: 'refused', reason })
  })

  it('combines zones unless an order must stay in one', () => {
    const map = seatMap(['000', '000'])
    const [zone] = map.zones
    const [{ rows } = { rows: [] }] = map.rows ?? []
    if (!zone) throw new Error('no zone')
    const layout = new SeatLayout({
      ...map,
      zones: ['A', 'B'].map((zoneId) => ({ ...zone, zoneId, seatCount: 3, rowCount: 1 })),
      rows: ['A', 'B'].map((zoneId, at) => ({ zoneId, rows: rows.slice(at, at + 1) })),
    })
    const free = new Uint8Array(6).fill(1)
    const tap = (seat: number, sameZoneOnly: boolean) =>
      toggleSeat(layout, free, new Set([0]), seat, limits({ sameZoneOnly }))
    expect(tap(3, false)).toEqual({ kind: 'chosen', seats: new Set([0, 3]) })
    expect(tap(3, true)).toEqual({ kind: 'refused', reason: 'otherZone' })
    expect(tap(1, true)).toEqual({ kind: 'chosen', seats: new Set([0, 1]) })
  })

  it('adds both seats of a couple, or none', () => {
    const { layout, states } = seated(['<>', '<>'], '.. .x')
    expect(toggleSeat(layout, states, new Set(), 1, limits())).toEqual({ kind: 'chosen', seats: new Set([0, 1]) })
    expect(toggleSeat(layout, states, new Set([0, 1]), 0, limits())).toEqual({ kind: 'chosen', seats: new Set() })
    expect(toggleSeat(layout, states, new Set(), 0, limits({ total: 1 }))).toMatchObject({ reason: 'limitReached' })
    expect(toggleSeat(layout, states, new Set(), 2, limits())).toMatchObject({ reason: 'notFree' })
  })
})

describe('a single seat left over (SEAT-024)', () => {
  it('names the seat and offers as many adjacent seats that leave none', () => {
    const { layout, states } = seated(['00000'], '.....')
    expect(seatGaps(layout, states, new Set([1, 2]))).toEqual([{ alone: 0, instead: [0, 1] }])
    expect(seatGaps(layout, states, new Set([0, 1]))).toEqual([])
  })

  it('ignores a seat that no better choice avoids, or that was single before', () => {
    const { layout, states } = seated(['000', '000'], '... .x.')
    expect(seatGaps(layout, states, new Set([0, 1]))).toEqual([])
    expect(seatGaps(layout, states, new Set([3]))).toEqual([])
  })

  it('ignores a seat for a wheelchair', () => {
    const { layout, states } = seated(['w0000'], '.....')
    expect(seatGaps(layout, states, new Set([1, 2]))).toEqual([])
  })

  it('reports a seat between two chosen groups once', () => {
    const { layout, states } = seated(['0000000'], '.......')
    expect(seatGaps(layout, states, new Set([2, 4])).map(({ alone }) => alone)).toEqual([3])
  })

  it('disappears in the place that is offered instead', () => {
    fc.assert(
      fc.property(someSeats, fc.nat({ max: 40 }), ({ layout, states }, tap) => {
        const seat = tap % layout.count
        if (states[seat] !== 1) return
        for (const { instead } of seatGaps(layout, states, new Set([seat]))) {
          expect(seatGaps(layout, states, new Set(instead))).toEqual([])
        }
      }),
    )
  })
})
