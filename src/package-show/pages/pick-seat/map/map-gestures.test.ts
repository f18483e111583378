import { recordingCanvas } from '@test/recording-canvas'
import { seatMap } from '@test/seat-maps'
import fc from 'fast-check'
import type { SeatZone } from '@/contracts/seat/seat-map'
import { placeOf } from '@/domain/seat-map/map-view'
import { packStates } from '@/domain/seat-map/packed-states'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import { type LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import { themePalette } from '@/domain/theme-palette'
import { MapGestures } from './map-gestures'
import { SeatMapView } from './seat-map-view'

/** Without rows: a hall whose zones are fetched one by one. */
function opened(width = 20, { hasRows = true, kind = 'SEAT' as SeatZone['kind'] } = {}) {
  const { rows = [], zones, ...map } = seatMap(Array.from({ length: 20 }, (_, line) => `${line % 3}`.repeat(width)))
  const layout = new SeatLayout({ ...map, zones: zones.map((zone) => ({ ...zone, kind })), ...(hasRows && { rows }) })
  const availability = new SeatAvailability(layout)
  const states = packStates(new Uint8Array(layout.count).fill(1))
  availability.apply({ version: '1', ts: 0, zones: [], seats: [{ zoneId: 'A', states }] })
  const canvas = recordingCanvas({ surfaces: true, pixels: true })
  const view = new SeatMapView({
    canvas,
    layout,
    availability,
    isStill: true,
    now: () => 0,
    onRest: () => {},
    colors: seatMapColors(themePalette('light'), layout.map.priceLevels),
  })
  const toggled: number[] = []
  const booked: (LayoutZone | null)[] = []
  const selection = {
    inspected: null as number | null,
    standingZone: null as LayoutZone | null,
    chosen: new Set<number>(),
    toggle: (seat: number) => void toggled.push(seat),
    inspect(seat: number | null) {
      selection.inspected = seat
      selection.standingZone = null
    },
    leaveSeat: () => selection.inspect(null),
    inspectStanding(zone: LayoutZone) {
      selection.standingZone = zone
    },
  }
  const owner = { selection, bookStanding: () => void booked.push(selection.standingZone), openZones: () => {} }
  return { layout, view, selection, toggled, booked, rows, gestures: new MapGestures(view, owner) }
}

describe('the map under fingers and keys (SEAT-001, SEAT-024)', () => {
  it('inspects the same seat as the list at a tap, wherever it is, and selects it with another', () => {
    const { layout, view, gestures, selection, toggled } = opened()
    const near = fc.integer({ min: -4, max: 4 })
    fc.assert(
      fc.property(fc.nat({ max: layout.count - 1 }), near, near, (seat, dx, dy) => {
        view.approachSeats([seat])
        const { x, y } = placeOf(view.camera.view, { x: layout.x[seat] ?? 0, y: layout.y[seat] ?? 0 })
        selection.inspected = null
        gestures.onTap({ x: x + dx, y: y + dy })
        expect(selection.inspected).toBe(seat)
        expect(toggled).toEqual([])
        gestures.onTap({ x: x + dx, y: y + dy })
        expect(toggled.pop()).toBe(seat)
      }),
    )
  })

  it('chooses by one tap after a mouse hover, and returns by one', () => {
    const { layout, view, gestures, selection, toggled } = opened()
    const at = (seat: number) => placeOf(view.camera.view, { x: layout.x[seat] ?? 0, y: layout.y[seat] ?? 0 })
    view.approachSeats([5])
    gestures.onHover(at(5))
    gestures.onTap(at(5))
    expect(toggled).toEqual([5])
    selection.chosen.add(6)
    gestures.onTap(at(6))
    expect(toggled).toEqual([5, 6])
  })

  it('clears the inspection at a tap between seats', () => {
    const { view, gestures, selection } = opened()
    view.approachSeats([5])
    selection.inspected = 5
    gestures.onTap({ x: 1, y: 1 })
    expect(selection.inspected).toBeNull()
  })

  it('zooms in on a tap from afar, between zones too, and selects nothing', () => {
    const { view, gestures, toggled } = opened(40)
    const { scale } = view.camera.view
    expect(view.isSelectable).toBe(false)
    gestures.onTap({ x: 195, y: 20 })
    expect(toggled).toEqual([])
    expect(view.camera.view.scale).toBeGreaterThan(scale)
  })

  it('moves from seat to seat with the arrows, selects with Enter, and ignores other keys', () => {
    const { gestures, selection, toggled, layout } = opened()
    expect(gestures.onKey('ArrowRight')).toBe(true)
    const first = selection.inspected ?? -1
    expect(gestures.onKey('ArrowRight')).toBe(true)
    expect(layout.neighbour(first, 1)).toBe(selection.inspected)
    expect(gestures.onKey('Enter')).toBe(true)
    expect(toggled).toEqual([selection.inspected])
    expect(gestures.onKey('Tab')).toBe(false)
  })

  it('zooms in on the middle of a hall without loaded seats, and continues from there', () => {
    const { gestures, selection, view, layout, rows } = opened(20, { hasRows: false })
    const { scale } = view.camera.view
    expect(gestures.onKey('ArrowRight')).toBe(true)
    expect(selection.inspected).toBeNull()
    expect(view.camera.view.scale).toBeGreaterThan(scale)
    expect(view.zonesInView()).toEqual(layout.zones)
    for (const zone of rows) layout.place(zone.zoneId, zone.rows)
    view.refresh(null, true)
    gestures.onKey('ArrowRight')
    expect(selection.inspected).not.toBeNull()
  })

  it('inspects a standing area at a tap, from afar too, and books it with another', () => {
    const { gestures, selection, view, layout, booked } = opened(40, { kind: 'STAND', hasRows: false })
    expect(view.isSelectable).toBe(false)
    const { scale } = view.camera.view
    const { label } = layout.map.zones[0] as SeatZone
    const at = placeOf(view.camera.view, label)
    gestures.onTap(at)
    expect(selection.standingZone).toBe(layout.zones[0])
    expect(view.camera.view.scale).toBe(scale)
    expect(booked).toEqual([])
    gestures.onTap(at)
    expect(booked).toEqual([layout.zones[0]])
  })

  it('inspects a standing area under a moving mouse, and clears it afterwards', () => {
    const { gestures, selection, view, layout } = opened(40, { kind: 'STAND', hasRows: false })
    gestures.onHover(placeOf(view.camera.view, (layout.map.zones[0] as SeatZone).label))
    expect(selection.standingZone).toBe(layout.zones[0])
    gestures.onHover(null)
    expect(selection.standingZone).toBeNull()
  })

  it('zooms with plus, minus and zero', () => {
    const { gestures, view } = opened()
    const before = view.camera.view.scale
    gestures.onKey('+')
    expect(view.camera.view.scale).toBeGreaterThan(before)
    gestures.onKey('0')
    expect(view.camera.view.scale).toBe(before)
  })

  it('reports the seat under a resting finger, and none in between', () => {
    const { gestures, selection, view, layout } = opened()
    view.approachSeats([5])
    const at = placeOf(view.camera.view, { x: layout.x[5] ?? 0, y: layout.y[5] ?? 0 })
    gestures.onHold(at)
    expect(selection.inspected).toBe(5)
    gestures.onHover(null)
    expect(selection.inspected).toBeNull()
  })
})
