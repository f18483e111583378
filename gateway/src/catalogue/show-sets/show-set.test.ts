import fc from 'fast-check'
import { ShowSet } from './show-set'

const SIZE = 200
const places = fc.uniqueArray(fc.nat(SIZE - 1))
const setOf = (all: readonly number[]) => ShowSet.of(SIZE, all)
const sorted = (all: readonly number[]) => [...all].sort((a, b) => a - b)

describe('a set of shows', () => {
  it('contains the same as a list of positions', () => {
    fc.assert(
      fc.property(places, places, fc.nat(SIZE), fc.nat(SIZE), (a, b, start, length) => {
        expect(setOf(a).count).toBe(a.length)
        expect(setOf(a).slice()).toEqual(sorted(a))
        expect(setOf(a).slice(start, start + length)).toEqual(sorted(a).slice(start, start + length))
        expect(setOf(a).and(setOf(b)).slice()).toEqual(sorted(a.filter((place) => b.includes(place))))
        expect(setOf(a).without(setOf(b)).slice()).toEqual(sorted(a.filter((place) => !b.includes(place))))
        expect(ShowSet.union(SIZE, [setOf(a), setOf(b)]).slice()).toEqual(sorted([...new Set([...a, ...b])]))
        for (const place of a) expect(setOf(a).has(place)).toBe(true)
        const emptied = setOf(a)
        for (const place of a) emptied.delete(place)
        expect(emptied.count).toBe(0)
      }),
    )
  })
})
