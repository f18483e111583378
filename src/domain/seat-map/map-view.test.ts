import fc from 'fast-check'
import {
  boundedView,
  fitScale,
  fitView,
  largestScale,
  movedView,
  placeOf,
  pointOf,
  seenRect,
  viewOfRect,
  zoomedView,
} from './map-view'

const screen = { width: 390, height: 600 }
const map = { width: 3900, height: 3760, seatPitch: 11 }
const place = fc.record({ x: fc.integer({ min: 0, max: 390 }), y: fc.integer({ min: 0, max: 600 }) })
const view = fc.record({
  scale: fc.double({ min: 0.1, max: 4, noNaN: true }),
  left: fc.integer({ min: -200, max: 3900 }),
  top: fc.integer({ min: -200, max: 3760 }),
})

describe('the part of a map on the screen (SEAT-001)', () => {
  it('starts with the whole map in the middle', () => {
    const whole = fitView(map, screen)
    expect(whole.scale).toBe(fitScale(map, screen))
    expect(placeOf(whole, { x: map.width / 2, y: map.height / 2 })).toEqual({ x: 195, y: 300 })
    const seen = seenRect(whole, screen)
    expect(seen.left).toBeLessThanOrEqual(0.01)
    expect(seen.bottom).toBeGreaterThanOrEqual(map.height)
  })

  it('keeps the point under the fingers in place, moved or zoomed', () => {
    fc.assert(
      fc.property(view, place, fc.double({ min: 0.1, max: 4, noNaN: true }), (from, at, scale) => {
        const point = pointOf(from, at)
        const zoomed = placeOf(zoomedView(from, scale, at), point)
        expect(zoomed.x).toBeCloseTo(at.x, 4)
        expect(zoomed.y).toBeCloseTo(at.y, 4)
        const moved = placeOf(movedView(from, 12, -7), point)
        expect(moved.x).toBeCloseTo(at.x + 12, 4)
        expect(moved.y).toBeCloseTo(at.y - 7, 4)
      }),
    )
  })

  it('zooms between the whole map and the size of a finger, and stays on the map', () => {
    fc.assert(
      fc.property(view, (from) => {
        const bounded = boundedView(from, map, screen)
        expect(bounded.scale).toBeGreaterThanOrEqual(fitScale(map, screen))
        expect(bounded.scale).toBeLessThanOrEqual(largestScale(map, screen))
        const middle = pointOf(bounded, { x: 195, y: 300 })
        expect(middle.x).toBeGreaterThanOrEqual(-0.01)
        expect(middle.x).toBeLessThanOrEqual(map.width + 0.01)
        expect(middle.y).toBeGreaterThanOrEqual(-0.01)
        expect(middle.y).toBeLessThanOrEqual(map.height + 0.01)
        expect(boundedView(bounded, map, screen)).toEqual(bounded)
      }),
    )
  })

  it('shows a rectangle with room around it', () => {
    const seen = seenRect(viewOfRect({ left: 100, top: 100, right: 200, bottom: 120 }, screen, 20), screen)
    expect(seen.left).toBeLessThan(100)
    expect(seen.right).toBeGreaterThan(200)
    expect(seen.top).toBeLessThan(100)
  })
})
