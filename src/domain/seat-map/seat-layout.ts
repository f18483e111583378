import {
  SEAT_FLAG,
  type SeatMapStatic,
  type SeatPriceLevel,
  type SeatRef,
  type SeatRow,
  type SeatZone,
} from '@/contracts/seat/seat-map'
import { placeRow, RUN_EDGE, type SeatColumns, seatsInRow, turned } from './row-geometry'

/** Seats by their place in the layout, from `from` up to `to`, which is not one of them. */
export interface SeatRange {
  readonly from: number
  readonly to: number
}

export interface LayoutZone extends SeatRange {
  readonly zone: SeatZone
  /** Empty until its rows have come. */
  readonly rows: readonly LayoutRow[]
}

export interface LayoutRow extends SeatRange {
  readonly rowId: string
  readonly rowName: string
}

/**
 * The seats of a map as columns of numbers: 40 000 seats take less than 1 MB and are walked without an object each. A
 * seat is its place in the columns, which stays the same while zones come in one by one.
 */
export class SeatLayout implements SeatColumns {
  readonly count: number
  readonly x: Float32Array
  readonly y: Float32Array
  /** Index in `map.priceLevels`. */
  readonly level: Uint8Array
  /** Sum of `SEAT_FLAG`. */
  readonly flags: Uint8Array
  readonly number: Uint16Array
  readonly zones: LayoutZone[]
  readonly edges: Uint8Array
  private readonly zoneIndex: ReadonlyMap<string, number>

  constructor(readonly map: SeatMapStatic) {
    const zones: LayoutZone[] = []
    let from = 0
    for (const zone of map.zones) {
      const to = from + (zone.kind === 'SEAT' ? zone.seatCount : 0)
      zones.push({ zone, from, to, rows: [] })
      from = to
    }
    this.zones = zones
    this.count = from
    this.x = new Float32Array(from)
    this.y = new Float32Array(from)
    this.level = new Uint8Array(from)
    this.flags = new Uint8Array(from)
    this.number = new Uint16Array(from)
    this.edges = new Uint8Array(from)
    this.zoneIndex = new Map(map.zones.map(({ zoneId }, index) => [zoneId, index]))
    for (const { zoneId, rows } of map.rows ?? []) this.place(zoneId, rows)
  }

  /** Puts the rows of a zone where they belong; false for an unknown zone, or rows with another number of seats. */
  place(zoneId: string, rows: readonly SeatRow[]): boolean {
    const index = this.zoneIndex.get(zoneId)
    const zone = index === undefined ? undefined : this.zones[index]
    if (index === undefined || !zone) return false
    if (rows.reduce((sum, row) => sum + seatsInRow(row), 0) !== zone.to - zone.from) return false
    const frame = turned(zone.zone.frame)
    let next = zone.from
    const placed = rows.map((row) => {
      const from = next
      next = placeRow(row, frame, this, from)
      this.mark(row, { from, to: next })
      return { rowId: row.rowId, rowName: row.rowName, from, to: next }
    })
    this.zones[index] = { ...zone, rows: placed }
    return true
  }

  isPlaced(zone: LayoutZone): boolean {
    return zone.rows.length > 0 || zone.from === zone.to
  }

  /** Visits the seats of every zone whose rows have come, in order. */
  visitSeats(visit: (seat: number) => void): void {
    for (const zone of this.zones) {
      if (!this.isPlaced(zone)) continue
      for (let seat = zone.from; seat < zone.to; seat += 1) visit(seat)
    }
  }

  zoneById(zoneId: string): LayoutZone | null {
    return this.zones[this.zoneIndex.get(zoneId) ?? -1] ?? null
  }

  zoneOf(seat: number): LayoutZone | null {
    return findRange(this.zones, seat)
  }

  rowOf(seat: number): LayoutRow | null {
    return findRange(this.zoneOf(seat)?.rows ?? [], seat)
  }

  /** The seat beside this one, with nothing between them: `-1` to the left, `1` to the right. */
  neighbour(seat: number, side: -1 | 1): number | null {
    const edge = side === 1 ? RUN_EDGE.right : RUN_EDGE.left
    return ((this.edges[seat] ?? edge) & edge) === 0 ? seat + side : null
  }

  /** The other half of a couple's seat, which is sold together with it. */
  partner(seat: number): number | null {
    const flags = this.flags[seat] ?? 0
    if (flags & SEAT_FLAG.coupleLeft) return this.neighbour(seat, 1)
    return flags & SEAT_FLAG.coupleRight ? this.neighbour(seat, -1) : null
  }

  levelOf(seat: number): SeatPriceLevel | null {
    return this.map.priceLevels[this.level[seat] ?? -1] ?? null
  }

  seatId(seat: number): string {
    return `${this.zoneOf(seat)?.zone.zoneId}.${this.rowOf(seat)?.rowId}.${this.number[seat]}`
  }

  /** The seat of an id; `null` for one that is not in this layout, or whose zone has not come yet. */
  seatOf(seatId: string): number | null {
    const [, zoneId = '', rowId, no] = /^([^.]+)\.(.+)\.(\d+)$/.exec(seatId) ?? []
    const row = this.zoneById(zoneId)?.rows.find((one) => one.rowId === rowId)
    if (!row) return null
    const at = this.number.subarray(row.from, row.to).indexOf(Number(no))
    return at < 0 ? null : row.from + at
  }

  refOf(seat: number): SeatRef | null {
    const zone = this.zoneOf(seat)
    const row = this.rowOf(seat)
    const level = this.levelOf(seat)
    if (!zone || !row || !level) return null
    const { seatPlanId, priceCent, priceInfo } = level
    const { zoneId, zoneName } = zone.zone
    const no = String(this.number[seat])
    return { seatId: this.seatId(seat), zoneId, zoneName, rowName: row.rowName, no, seatPlanId, priceCent, priceInfo }
  }

  private mark({ levels, flags = [] }: SeatRow, { from, to }: SeatRange): void {
    let at = from
    for (let pair = 0; pair + 1 < levels.length; pair += 2) {
      const end = Math.min(to, at + (levels[pair + 1] ?? 0))
      this.level.fill(levels[pair] ?? 0, at, end)
      at = end
    }
    this.flags.fill(0, from, to)
    for (let pair = 0; pair + 1 < flags.length; pair += 2) {
      const seat = from + (flags[pair] ?? 0)
      if (seat < to) this.flags[seat] = flags[pair + 1] ?? 0
    }
  }
}

/** The range that contains a seat, among sorted ranges. */
function findRange<Range extends SeatRange>(ranges: readonly Range[], seat: number): Range | null {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return null
    if (seat < range.from) high = middle - 1
    else if (seat >= range.to) low = middle + 1
    else return range
  }
  return null
}
