import { seatMap } from '@test/seat-maps'
import { type LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import { nearestZone, viewNear, viewOfSeats, viewOfZone, viewRevealing } from './map-goals'

const SCREEN = { width: 300, height: 400 }
const layout = new SeatLayout(seatMap(Array.from({ length: 20 }, () => '0'.repeat(20))))

function zoneAt(zoneId: string, x: number, y: number): LayoutZone {
  const [zone] = layout.zones
  if (!zone) throw new Error('no zone')
  return { ...zone, zone: { ...zone.zone, zoneId, label: { x, y } } }
}

describe('camera targets of the map (SEAT-001)', () => {
  it('finds the zone nearest to a point outside all of them', () => {
    const zones = [zoneAt('left', 0, 50), zoneAt('right', 100, 50)]
    expect(nearestZone(zones, { x: 70, y: 90 })?.zone.zoneId).toBe('right')
    expect(nearestZone([], { x: 0, y: 0 })).toBeNull()
  })

  it('centres a place, near enough to select a seat', () => {
    const { scale, left, top } = viewNear({ x: 50, y: 60 }, { seatPitch: 10 }, SCREEN)
    expect([scale, left + 150 / scale, top + 200 / scale]).toEqual([2.4, 50, 60])
  })

  it('shows a whole zone with room for its row numbers', () => {
    const small = new SeatLayout(seatMap(Array.from({ length: 8 }, () => '0'.repeat(12))))
    const [zone] = small.zones
    if (!zone) throw new Error('no zone')
    const { scale, left, top } = viewOfZone(small, zone, { x: 0, y: 0 }, SCREEN, 0)
    const xs = zone.zone.polygon.map(([x]) => (x - left) * scale)
    const ys = zone.zone.polygon.map(([, y]) => (y - top) * scale)
    expect(scale * small.map.seatPitch).toBeGreaterThanOrEqual(11)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(scale * small.map.seatPitch)
    expect([Math.max(...xs) <= SCREEN.width, Math.min(...ys) >= 0, Math.max(...ys) <= SCREEN.height]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('centres the tapped place of a zone that is too wide to show its seats', () => {
    const [zone] = layout.zones
    if (!zone) throw new Error('no zone')
    const narrow = { width: 150, height: 400 }
    expect(viewOfZone(layout, zone, { x: 50, y: 60 }, narrow, 0)).toEqual(
      viewNear({ x: 50, y: 60 }, layout.map, narrow),
    )
  })

  it('moves for a seat only when it is not on the screen', () => {
    const view = viewOfSeats(layout, [0], SCREEN)
    expect(viewRevealing(layout, 0, view, SCREEN)).toBeNull()
    expect(viewRevealing(layout, layout.count - 1, view, SCREEN)).not.toBeNull()
  })

  it('shows chosen seats that are far apart together, and a single one as near as a place', () => {
    const corners = [0, layout.count - 1]
    const view = viewOfSeats(layout, corners, SCREEN)
    for (const seat of corners) expect(viewRevealing(layout, seat, view, SCREEN)).toBeNull()
    expect(viewOfSeats(layout, [0], SCREEN).scale).toBe(viewNear({ x: 0, y: 0 }, layout.map, SCREEN).scale)
  })
})
