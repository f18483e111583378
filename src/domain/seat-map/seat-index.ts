import type { SeatLayout } from './seat-layout'

/** A rectangle of the map, in map units. */
export interface MapRect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Side of a cell in map units: a few seats wide, so that a look-up touches nine cells and some ten seats. */
const CELL = 32

/** Finds seats by place: seats sorted by the cell of a grid that they lie in. Rebuilt when zones arrive. */
export class SeatIndex {
  private readonly columns: number
  private readonly lines: number
  /** Start of the seats of a cell in `seats`; one more than there are cells. */
  private readonly starts: Uint32Array
  private readonly seats: Uint32Array

  constructor(private readonly layout: SeatLayout) {
    const { map, count } = layout
    this.columns = Math.max(1, Math.ceil(map.width / CELL))
    this.lines = Math.max(1, Math.ceil(map.height / CELL))
    this.starts = new Uint32Array(this.columns * this.lines + 1)
    const cells = new Uint32Array(count)
    const placed = layout.zones.filter((zone) => layout.isPlaced(zone))
    for (const { from, to } of placed) this.count(cells, from, to)
    for (let cell = 1; cell < this.starts.length; cell += 1) {
      this.starts[cell] = (this.starts[cell] ?? 0) + (this.starts[cell - 1] ?? 0)
    }
    this.seats = new Uint32Array(this.starts[this.starts.length - 1] ?? 0)
    const next = this.starts.slice()
    for (const { from, to } of placed) {
      for (let seat = from; seat < to; seat += 1) {
        const cell = cells[seat] ?? 0
        const at = next[cell] ?? 0
        this.seats[at] = seat
        next[cell] = at + 1
      }
    }
  }

  /** The seat nearest to a point, within `radius`; `null` where there is none. */
  nearest(x: number, y: number, radius: number): number | null {
    let best: number | null = null
    let shortest = radius * radius
    this.visit({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }, (seat) => {
      const dx = (this.layout.x[seat] ?? 0) - x
      const dy = (this.layout.y[seat] ?? 0) - y
      const distance = dx * dx + dy * dy
      if (distance > shortest) return
      shortest = distance
      best = seat
    })
    return best
  }

  /** Every seat in the cells that a rectangle touches: those in it, and some around it. */
  visit({ left, top, right, bottom }: MapRect, seen: (seat: number) => void): void {
    const lastColumn = this.column(right)
    const lastLine = this.line(bottom)
    for (let line = this.line(top); line <= lastLine; line += 1) {
      for (let column = this.column(left); column <= lastColumn; column += 1) {
        const cell = line * this.columns + column
        const end = this.starts[cell + 1] ?? 0
        for (let at = this.starts[cell] ?? 0; at < end; at += 1) seen(this.seats[at] ?? 0)
      }
    }
  }

  /** Notes the cell of each seat, and in `starts` how many there are in each. */
  private count(cells: Uint32Array, from: number, to: number): void {
    const { x, y } = this.layout
    for (let seat = from; seat < to; seat += 1) {
      const cell = this.line(y[seat] ?? 0) * this.columns + this.column(x[seat] ?? 0)
      cells[seat] = cell
      this.starts[cell + 1] = (this.starts[cell + 1] ?? 0) + 1
    }
  }

  private column(x: number): number {
    return Math.min(this.columns - 1, Math.max(0, Math.floor(x / CELL)))
  }

  private line(y: number): number {
    return Math.min(this.lines - 1, Math.max(0, Math.floor(y / CELL)))
  }
}
