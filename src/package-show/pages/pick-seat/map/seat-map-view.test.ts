import { recordingCanvas } from '@test/recording-canvas'
import { seatMap } from '@test/seat-maps'
import { mixColors } from '@/domain/color'
import { fitView, pointOf } from '@/domain/seat-map/map-view'
import { packStates } from '@/domain/seat-map/packed-states'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { themePalette } from '@/domain/theme-palette'
import { pixelOf } from './pixel-buffer'
import { SeatMapView } from './seat-map-view'

const LINES = Array.from({ length: 20 }, (_, line) => `${line % 3}`.repeat(20))

function opened(can = { surfaces: true, pixels: true }) {
  const canvas = recordingCanvas(can)
  const layout = new SeatLayout(seatMap(LINES))
  const availability = new SeatAvailability(layout)
  const states = Array.from({ length: layout.count }, (_, seat) => (seat === 0 ? 3 : 1))
  availability.apply({ version: '1', ts: 0, zones: [], seats: [{ zoneId: 'A', states: packStates(states) }] })
  const colors = seatMapColors(themePalette('light'), layout.map.priceLevels)
  let now = 0
  let rests = 0
  const view = new SeatMapView({
    canvas,
    layout,
    availability,
    colors,
    isStill: false,
    now: () => now,
    onRest: () => {
      rests += 1
    },
  })
  /** Advances time until drawing stops; returns the number of frames. */
  const settle = (on: Pick<typeof canvas, 'frame'> = canvas) => {
    let frames = 0
    while (frames < 500 && on.frame()) {
      now += 16
      frames += 1
    }
    return frames
  }
  return { canvas, layout, availability, colors, view, settle, rests: () => rests }
}

/** All colours in the drawn pictures. */
function inksOf({ pictures }: ReturnType<typeof recordingCanvas>): ReadonlySet<number> {
  const inks = new Set<number>()
  for (const { pixels } of pictures) {
    let last = -1
    for (const pixel of pixels) {
      if (pixel !== last) inks.add(pixel)
      last = pixel
    }
  }
  return inks
}

describe('the map on its canvas (SEAT-001)', () => {
  it('draws the whole map, and then rests', () => {
    const { canvas, settle, rests, colors } = opened()
    expect(settle()).toBeLessThan(10)
    expect(rests()).toBe(1)
    const inks = inksOf(canvas)
    for (const color of [...colors.levels, colors.zone, colors.background, colors.gone]) {
      expect(inks).toContain(pixelOf(color))
    }
    expect(canvas.drawn.filter((act) => act.startsWith('drawImage')).length).toBeGreaterThan(0)
  })

  it('moves pictures it has, instead of drawing seats again', () => {
    const { canvas, view, settle } = opened()
    settle()
    view.zoomBy(2)
    settle()
    const before = canvas.pictures.length
    for (let step = 0; step < 10; step += 1) {
      view.camera.move(3, 2)
      view.draw()
      canvas.frame()
    }
    expect(canvas.pictures.length - before).toBeLessThanOrEqual(4)
  })

  it('keeps the middle when the screen turns, and the whole map whole', () => {
    const { canvas, view, settle } = opened()
    settle()
    const turned = { ...recordingCanvas({ surfaces: true, pixels: true }), width: 664, height: 300 }
    view.resize(turned)
    expect(view.camera.view).toEqual(fitView(view.layout.map, turned))
    expect(turned.drawn.length).toBeGreaterThan(0)
    view.approachSeats([105])
    expect(settle(turned)).toBeLessThan(500)
    view.camera.zoom(2, { x: turned.width / 2, y: turned.height / 2 })
    const middleOf = ({ width, height }: typeof canvas) => pointOf(view.camera.view, { x: width / 2, y: height / 2 })
    const { x, y } = middleOf(turned)
    view.resize(canvas)
    expect(middleOf(canvas).x).toBeCloseTo(x)
    expect(middleOf(canvas).y).toBeCloseTo(y)
  })

  it('keeps the map in place when a bar appears below, at any zoom', () => {
    const { canvas, view, settle } = opened()
    settle()
    const lower = { ...canvas, height: canvas.height - 44 }
    const before = view.camera.view
    view.resize(lower)
    expect(view.camera.view).toEqual(before)
    view.resize(canvas)
    view.approachSeats([105])
    settle()
    const near = view.camera.view
    view.resize(lower)
    expect(view.camera.view).toEqual(near)
  })

  it('sharpens a moment after a zoom', () => {
    const { canvas, view, settle } = opened()
    settle()
    const before = canvas.pictures.length
    view.zoomBy(3)
    expect(settle() * 16).toBeLessThan(700)
    expect(canvas.pictures.length).toBeGreaterThan(before)
  })

  it('finds the seat under a finger, and none beside seats', () => {
    const { layout, view, settle } = opened()
    settle()
    for (const seat of [0, 25, 399]) {
      const { scale, left, top } = view.camera.view
      const at = { x: ((layout.x[seat] ?? 0) - left) * scale, y: ((layout.y[seat] ?? 0) - top) * scale }
      expect(view.seatAt(at)).toBe(seat)
      expect(view.zoneAt(at)?.zone.zoneId).toBe('A')
    }
    expect(view.seatAt({ x: 195, y: 2 })).toBeNull()
    expect(view.zoneAt({ x: 195, y: 2 })).toBeNull()
  })

  it('shows a chosen seat in the next picture, drawing nothing else again', () => {
    const { canvas, view, settle } = opened()
    settle()
    const before = canvas.pictures.length
    canvas.drawn.length = 0
    view.setMarks({ chosen: new Set([25]), focused: 26 })
    canvas.frame()
    expect(canvas.pictures.length).toBe(before)
    expect(canvas.drawn.filter((act) => act.startsWith('arc'))).toHaveLength(3)
  })

  it('redraws only changes', () => {
    const { canvas, layout, availability, view, settle } = opened()
    settle()
    const before = canvas.pictures.length
    availability.apply({ version: '1', ts: 1, zones: [], changes: [{ zoneId: 'A', states: [5, 3] }] })
    view.refresh([...layout.zones], false)
    settle()
    expect(canvas.pictures.length).toBeGreaterThan(before)
    const after = canvas.pictures.length
    view.refresh([], false)
    settle()
    expect(canvas.pictures.length).toBe(after)
  })

  it('highlights only the chosen prices', () => {
    const { canvas, colors, view, settle } = opened()
    settle()
    canvas.pictures.length = 0
    view.showLevels(new Set([1]))
    settle()
    const inks = inksOf(canvas)
    expect(inks).toContain(pixelOf(colors.levels[1] ?? ''))
    expect(inks).not.toContain(pixelOf(colors.levels[0] ?? ''))
    expect(inks).toContain(pixelOf(mixColors(colors.zone, colors.levels[0] ?? '', 0.34)))
  })

  it('paints a block in the colours of all its prices', () => {
    const { colors, layout, settle } = opened()
    const unloaded = new SeatLayout({ ...layout.map, rows: [] })
    const map = recordingCanvas({ surfaces: true, pixels: true })
    new SeatMapView({
      canvas: map,
      layout: unloaded,
      availability: new SeatAvailability(unloaded),
      colors,
      isStill: true,
      now: () => 0,
      onRest: () => {},
    })
    settle(map)
    const inks = inksOf(map)
    for (const color of colors.levels) expect(inks).toContain(pixelOf(mixColors(colors.zone, color, 0.34)))
  })

  it('begins with the view that it is given, and names the zone in it', () => {
    const { layout, availability, colors, view, settle } = opened()
    settle()
    view.approachSeats([105])
    settle()
    expect(view.zoneInSight()?.zone.zoneId).toBe('A')
    const canvas = recordingCanvas({ surfaces: true, pixels: true })
    const again = new SeatMapView({
      canvas,
      layout,
      availability,
      colors,
      isStill: true,
      view: view.camera.view,
      now: () => 0,
      onRest: () => {},
    })
    expect([again.camera.view, again.shows(105), again.shows(399)]).toEqual([view.camera.view, true, false])
  })

  it('centres seats, near enough to select', () => {
    const { layout, view, settle } = opened()
    settle()
    view.approachSeats([44, 45])
    settle()
    expect(view.isSelectable).toBe(true)
    expect(view.seatAt({ x: 190, y: 300 })).not.toBeNull()
    view.reveal(399)
    settle()
    const { scale, left, top } = view.camera.view
    const [x, y] = [((layout.x[399] ?? 0) - left) * scale, ((layout.y[399] ?? 0) - top) * scale]
    expect(x > 0 && x < 390 && y > 0 && y < 600).toBe(true)
    expect(view.zonesInView()).toHaveLength(1)
    view.showAll()
    settle()
    expect(view.camera.view.left).toBeLessThanOrEqual(0.01)
  })

  it.each([
    ['keeps no pictures', { surfaces: false, pixels: true }],
    ['copies no pixels', { surfaces: true, pixels: false }],
    ['does neither', { surfaces: false, pixels: false }],
  ])('draws when a canvas %s', (_what, can) => {
    const { canvas, view, settle, rests } = opened(can)
    settle()
    view.zoomBy(4)
    settle()
    expect(rests()).toBeGreaterThan(0)
    expect(canvas.drawn.length).toBeGreaterThan(5)
  })

  it('stops drawing when it is closed', () => {
    const { canvas, view } = opened()
    view.dispose()
    expect(canvas.frame()).toBe(false)
  })
})
