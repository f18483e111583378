import fc from 'fast-check'
import { placeAfter, queuePlaceIn, queueProgress, queueTryMs } from './queue-place'

const place = { place: 12, firstPlace: 20, perMinute: 30, waitSeconds: 24, turnSeconds: 600 }

describe('a place in a queue (CAT-076)', () => {
  it('reads a place from a refusal, and from nothing else', () => {
    expect(queuePlaceIn(place)).toBe(place)
    for (const other of [null, undefined, 'x', [], {}, { ...place, place: '12' }, { ...place, waitSeconds: -1 }]) {
      expect(queuePlaceIn(other)).toBeNull()
    }
    expect(queuePlaceIn({ ...place, perMinute: 0 })).toBeNull()
    expect(queuePlaceIn({ ...place, place: Number.POSITIVE_INFINITY })).toBeNull()
  })

  it('polls often near the turn and seldom far from it', () => {
    const tries = [0, 1, 12, 24, 40, 60, 3600].map((waitSeconds) => queueTryMs({ ...place, waitSeconds }))
    expect(tries).toEqual([3000, 3000, 3000, 6000, 10_000, 15_000, 15_000])
  })

  it('shows a progress that never decreases while the place stays', () => {
    expect([20, 12, 1, 0].map((now) => queueProgress({ ...place, place: now }))).toEqual([0, 40, 95, 100])
    expect(queueProgress({ ...place, place: 0, firstPlace: 0 })).toBe(100)
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), (firstPlace, one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        const progress = (now: number) => queueProgress({ ...place, place: now, firstPlace })
        expect(progress(near)).toBeGreaterThanOrEqual(progress(far))
      }),
    )
  })

  it('follows from the time that is left', () => {
    expect([24, 22, 1, 0].map((seconds) => placeAfter(place, seconds))).toEqual([12, 11, 1, 0])
  })
})
