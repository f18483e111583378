import { gzipSync } from 'node:zlib'
import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import { priceInfoFromCents } from '@/domain/money'
import { packStates } from '@/domain/seat-map/packed-states'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { seatMapStatic, zoneRows } from './seat-map'
import type { SeatingKey } from './venue-seating'
import { venueSeating } from './venue-seatings'

const SEATS: readonly (readonly [SeatingKey, number])[] = [
  ['club', 300],
  ['theatre', 1_800],
  ['arena', 12_000],
  ['stadium', 40_000],
]

function mapOf(key: SeatingKey) {
  const seating = venueSeating(key)
  const priceLevels = seating.tiers.map(({ name }, tier) => ({
    seatPlanId: `plan-${tier}`,
    seatPlanName: name['zh-CN'],
    color: '#E8477A',
    priceCent: 10_000,
    priceInfo: priceInfoFromCents(10_000),
  }))
  const session = { sessionId: 's', version: '1', priceLevels, limits: { perOrder: 6 } }
  const map = seatMapStatic(seating, session, 'zh-CN')
  const rows = seating.zones.filter(({ kind }) => kind === 'SEAT').map((zone) => zoneRows(zone, 'zh-CN'))
  return { seating, map, rows, layout: new SeatLayout({ ...map, rows }) }
}

describe.each(SEATS)('the %s of the demo shop (SEAT-001)', (key, count) => {
  const { seating, map, rows, layout } = mapOf(key)
  const seats = Array.from({ length: layout.count }, (_, seat) => seat)

  it(`has ${count} seats with distinct names`, () => {
    expect(layout.count).toBe(count)
    expect(layout.zones.every((zone) => layout.isPlaced(zone))).toBe(true)
    expect(new Set(seats.map((seat) => layout.seatId(seat))).size).toBe(count)
  })

  it('numbers the seats of each row from 1', () => {
    const first = layout.zones.flatMap(({ rows: inZone }) =>
      inZone.map(({ from, to }) => Math.min(...layout.number.subarray(from, to))),
    )
    expect(new Set(first)).toEqual(new Set([1]))
  })

  it('places no seat on another, and all of them on the map', () => {
    const cells = new Map<string, number>()
    const crowded = seats.filter((seat) => {
      const [x = 0, y = 0] = [layout.x[seat], layout.y[seat]]
      const cell = `${Math.round(x / 6)},${Math.round(y / 6)}`
      const other = cells.get(cell)
      cells.set(cell, seat)
      return other !== undefined && Math.hypot((layout.x[other] ?? 0) - x, (layout.y[other] ?? 0) - y) < 8
    })
    expect(crowded).toEqual([])
    const outside = seats.filter((seat) => {
      const [x = 0, y = 0] = [layout.x[seat], layout.y[seat]]
      return x < 0 || y < 0 || x > map.width || y > map.height
    })
    expect(outside).toEqual([])
  })

  it('outlines every zone around its seats', () => {
    const outside = layout.zones.flatMap(({ zone, from, to }) => {
      const [xs, ys] = [zone.polygon.map(([x]) => x), zone.polygon.map(([, y]) => y)]
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
      return seats.slice(from, to).filter((seat) => {
        const [x = 0, y = 0] = [layout.x[seat], layout.y[seat]]
        return x < left || x > right || y < top || y > bottom
      })
    })
    expect(outside).toEqual([])
  })

  it('has wheelchair places, each with a companion seat', () => {
    const wheelchairs = seats.filter((seat) => (layout.flags[seat] ?? 0) & SEAT_FLAG.wheelchair)
    expect(wheelchairs.length).toBeGreaterThan(0)
    for (const seat of wheelchairs) {
      const beside = [layout.neighbour(seat, -1), layout.neighbour(seat, 1)]
      expect(beside.some((other) => other !== null && (layout.flags[other] ?? 0) & SEAT_FLAG.companion)).toBe(true)
    }
  })

  it('has seats of every tier, and lists the tiers of every zone', () => {
    const used = new Set(seats.map((seat) => layout.level[seat]))
    const standing = seating.zones.flatMap(({ kind, tiers }) => (kind === 'STAND' ? tiers : []))
    expect(used.size + new Set(standing).size).toBe(seating.tiers.length)
    for (const { zone, from, to } of layout.zones) {
      const plans = new Set(Array.from(layout.level.subarray(from, to), (level) => `plan-${level}`))
      if (zone.kind === 'SEAT') expect([...plans].sort()).toEqual([...zone.seatPlanIds].sort())
    }
  })

  it('travels light', () => {
    const plan = gzipSync(JSON.stringify({ ...map, rows })).length
    expect(plan).toBeLessThan(12 * 1024)
    const random = seats.map((seat) => (((seat * 2_654_435_761) % 997) % 10 < 4 ? 3 : 1))
    expect(gzipSync(packStates(random)).length).toBeLessThan(6 * 1024)
  })
})

it('requests the rows of a large map zone by zone (SEAT-001)', () => {
  expect(mapOf('arena').map.rows).toHaveLength(52)
  expect(mapOf('stadium').map.rows).toBeUndefined()
})
