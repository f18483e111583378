import { seatMap, someSeats } from '@test/seat-maps'
import fc from 'fast-check'
import { SeatIndex } from './seat-index'
import { SeatLayout } from './seat-layout'

const map = seatMap(['0 00', '1<>1'])

describe('the layout of a seat map (SEAT-001)', () => {
  it('names every seat once, and finds it by its name', () => {
    fc.assert(
      fc.property(someSeats, ({ layout }) => {
        const ids = Array.from({ length: layout.count }, (_, seat) => layout.seatId(seat))
        expect(new Set(ids).size).toBe(layout.count)
        expect(ids.map((id) => layout.seatOf(id))).toEqual(ids.map((_, seat) => seat))
      }),
    )
  })

  it('reads the facts of a seat that tickets print', () => {
    expect(new SeatLayout(map).refOf(3)).toEqual({
      seatId: 'A.2.1',
      zoneId: 'A',
      zoneName: 'Zone A',
      rowName: 'Row 2',
      no: '1',
      seatPlanId: 'plan-1',
      priceCent: 20_000,
      priceInfo: { prefix: '¥', yuanNum: '200', centNum: '00', suffix: '' },
    })
  })

  it('finds no seat by another name', () => {
    const layout = new SeatLayout(map)
    expect(['A.1.9', 'A.9.1', 'B.1.1', 'A1', ''].map((id) => layout.seatOf(id))).toEqual([null, null, null, null, null])
    expect(layout.refOf(-1)).toBeNull()
    expect(layout.refOf(7)).toBeNull()
  })

  it('place an aisle and the end of a row between seats', () => {
    const layout = new SeatLayout(map)
    expect([0, 1, 2, 3].map((seat) => layout.neighbour(seat, 1))).toEqual([null, 2, null, 4])
    expect([0, 1, 2, 3].map((seat) => layout.neighbour(seat, -1))).toEqual([null, null, 1, null])
  })

  it('knows the other half of a couple’s seat', () => {
    const layout = new SeatLayout(map)
    expect([3, 4, 5, 6].map((seat) => layout.partner(seat))).toEqual([null, 5, 4, null])
  })

  it('loads rows zone by zone, and rejects rows of unknown zones or other sizes', () => {
    const { rows = [], ...withoutRows } = map
    const layout = new SeatLayout(withoutRows)
    const zone = layout.zoneById('A')
    expect(zone && layout.isPlaced(zone)).toBe(false)
    expect(layout.place('B', rows[0]?.rows ?? [])).toBe(false)
    expect(layout.place('A', rows[0]?.rows.slice(1) ?? [])).toBe(false)
    expect(layout.place('A', rows[0]?.rows ?? [])).toBe(true)
    expect(layout.seatId(6)).toBe('A.2.4')
  })

  it('rotates rows with their zone, and bends an arc towards the stage', () => {
    const zone = { ...map.zones[0], seatCount: 3, frame: { x: 100, y: 100, angle: 90 } }
    const row = { rowId: '1', rowName: '1', at: [0, 20], curve: 40, runs: [[-20, 20, 1, 1, 3]], levels: [0, 3] }
    const turned = { ...map, zones: [zone], rows: [{ zoneId: 'A', rows: [row] }] } as typeof map
    const { x, y } = new SeatLayout(turned)
    // Away from the stage is to the left: the middle seat is the farthest.
    expect([...x].map(Math.round)).toEqual([85, 80, 85])
    expect([...y].map(Math.round)).toEqual([81, 100, 119])
  })
})

describe('finding a seat by its place (SEAT-001)', () => {
  it('finds the nearest one, like a full scan', () => {
    const spot = fc.record({ x: fc.integer({ min: -20, max: 200 }), y: fc.integer({ min: -20, max: 200 }) })
    fc.assert(
      fc.property(someSeats, spot, fc.integer({ min: 1, max: 60 }), ({ layout }, { x, y }, radius) => {
        const distances = Array.from(layout.x, (seatX, seat) => Math.hypot(seatX - x, (layout.y[seat] ?? 0) - y))
        const shortest = Math.min(...distances)
        const found = new SeatIndex(layout).nearest(x, y, radius)
        if (shortest > radius) expect(found).toBeNull()
        else expect(distances[found ?? -1]).toBeCloseTo(shortest, 4)
      }),
    )
  })
})
