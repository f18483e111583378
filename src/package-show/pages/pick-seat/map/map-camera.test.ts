import fc from 'fast-check'
import { fitScale, largestScale } from '@/domain/seat-map/map-view'
import { MapCamera } from './map-camera'

const map = { width: 3900, height: 3760, seatPitch: 11 }
const screen = { width: 390, height: 600 }

const ACTS = {
  move: (camera: MapCamera, x: number, y: number) => camera.move(x, y),
  zoom: (camera: MapCamera, x: number, y: number) => camera.zoom(y / 10, { x, y }),
  resize: (camera: MapCamera, width: number, height: number) => camera.resize({ width, height }),
} as const

function expectBounded({ view }: MapCamera, { width, height }: typeof screen): void {
  const { scale, left, top } = view
  expect(scale).toBeGreaterThanOrEqual(fitScale(map, { width, height }) - 1e-9)
  expect(scale).toBeLessThanOrEqual(largestScale(map, { width, height }) + 1e-9)
  expect(left + width / 2 / scale).toBeGreaterThanOrEqual(-0.01)
  expect(left + width / 2 / scale).toBeLessThanOrEqual(map.width + 0.01)
  expect(top + height / 2 / scale).toBeGreaterThanOrEqual(-0.01)
  expect(top + height / 2 / scale).toBeLessThanOrEqual(map.height + 0.01)
}

describe('the camera over the map (SEAT-001)', () => {
  it('flies to a place, slower towards the end, and arrives', () => {
    const camera = new MapCamera(map, screen, false)
    const to = { scale: 1, left: 1000, top: 800 }
    camera.flyTo(to, 0)
    const scales = [0, 65, 130, 195, 260].map((now) => {
      camera.step(now)
      return camera.view.scale
    })
    expect(scales).toEqual([...scales].sort((a, b) => a - b))
    expect(camera.view).toEqual(to)
    expect(camera.isMoving).toBe(false)
  })

  it('flies between start and target, never beyond', () => {
    const camera = new MapCamera(map, screen, false)
    const to = { scale: 1, left: 1000, top: 800 }
    const { left, top } = camera.view
    camera.flyTo(to, 0)
    for (const now of [0, 65, 130, 195]) {
      camera.step(now)
      expect(camera.view.left).toBeGreaterThanOrEqual(Math.min(left, to.left))
      expect(camera.view.left).toBeLessThanOrEqual(Math.max(left, to.left))
      expect(camera.view.top).toBeGreaterThanOrEqual(Math.min(top, to.top))
      expect(camera.view.top).toBeLessThanOrEqual(Math.max(top, to.top))
    }
  })

  it('moves at once with reduced motion, without inertia', () => {
    const camera = new MapCamera(map, screen, true)
    camera.flyTo({ scale: 1, left: 1000, top: 800 }, 0)
    expect(camera.view).toEqual({ scale: 1, left: 1000, top: 800 })
    camera.throwBy({ x: 2, y: 2 })
    expect(camera.isMoving).toBe(false)
  })

  it('runs out after a throw', () => {
    const camera = new MapCamera(map, screen, false)
    camera.flyTo({ scale: 1, left: 1500, top: 1500 }, 0)
    camera.step(1000)
    camera.throwBy({ x: 1, y: 0 })
    let now = 0
    for (; camera.isMoving && now < 10_000; now += 16) camera.step(now)
    expect(camera.view.left).toBeLessThan(1400)
    expect(camera.view.top).toBe(1500)
    expect(now).toBeLessThan(3_000)
  })

  it('stops for a finger', () => {
    const camera = new MapCamera(map, screen, false)
    camera.flyBy(4, { x: 195, y: 300 }, 0)
    camera.move(0, 0)
    expect(camera.isMoving).toBe(false)
  })

  it('zooms in twice with two taps during one flight', () => {
    const camera = new MapCamera(map, screen, false)
    const before = camera.view.scale
    camera.flyBy(2, { x: 195, y: 300 }, 0)
    camera.flyBy(2, { x: 195, y: 300 }, 50)
    camera.step(1000)
    expect(camera.view.scale).toBeCloseTo(before * 4)
  })

  it('never leaves the map, whatever is done to it', () => {
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('move' as const),
        x: fc.integer({ min: -900, max: 900 }),
        y: fc.integer({ min: -900, max: 900 }),
      }),
      fc.record({
        kind: fc.constant('zoom' as const),
        x: fc.integer({ min: 0, max: 390 }),
        y: fc.integer({ min: 1, max: 60 }),
      }),
      fc.record({
        kind: fc.constant('resize' as const),
        x: fc.integer({ min: 100, max: 900 }),
        y: fc.integer({ min: 100, max: 900 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const camera = new MapCamera(map, screen, true)
        let size = screen
        for (const { kind, x, y } of acts) {
          if (kind === 'resize') size = { width: x, height: y }
          ACTS[kind](camera, x, y)
          expectBounded(camera, size)
        }
      }),
    )
  })
})
