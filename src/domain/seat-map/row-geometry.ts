import type { MapPoint, SeatRow, SeatZone } from '@/contracts/seat/seat-map'

/** A zone's frame, ready to turn many points. */
export interface TurnedFrame {
  readonly x: number
  readonly y: number
  readonly cos: number
  readonly sin: number
}

/** Seats as columns of numbers, by their place in the layout. */
export interface SeatColumns {
  readonly x: Float32Array
  readonly y: Float32Array
  readonly number: Uint16Array
  /** Sum of `RUN_EDGE`: whether something other than a seat is beside it. */
  readonly edges: Uint8Array
}

export const RUN_EDGE = { left: 1, right: 2 } as const

export function turned({ x, y, angle }: SeatZone['frame']): TurnedFrame {
  const turn = (angle * Math.PI) / 180
  return { x, y, cos: Math.cos(turn), sin: Math.sin(turn) }
}

/** A point of a zone's frame on the map. */
export function toMap(frame: TurnedFrame, [x, y]: MapPoint): MapPoint {
  return [frame.x + x * frame.cos - y * frame.sin, frame.y + x * frame.sin + y * frame.cos]
}

/** The place in its zone's frame that lies `offset` along the row. */
export function pointOnRow({ at: [x, y], curve }: Pick<SeatRow, 'at' | 'curve'>, offset: number): MapPoint {
  if (!curve) return [x + offset, y]
  const turn = offset / curve
  return [x + curve * Math.sin(turn), y - curve * (1 - Math.cos(turn))]
}

/** Number of seats of a row. */
export function seatsInRow({ runs }: Pick<SeatRow, 'runs'>): number {
  return runs.reduce((sum, run) => sum + seatsInRun(run), 0)
}

export function seatsInRun(run: readonly number[]): number {
  let sum = 0
  for (let at = 4; at < run.length; at += 3) sum += run[at] ?? 0
  return sum
}

/** Fills the columns with the seats of a row from left to right, beginning at `from`; answers where the next row begins. */
export function placeRow(row: SeatRow, frame: TurnedFrame, columns: SeatColumns, from: number): number {
  let seat = from
  for (const run of row.runs) {
    const begin = seat
    seat = numberRun(run, columns.number, begin)
    if (row.curve) placeArc(row, row.curve, run, frame, columns, begin, seat)
    else placeLine(row, run, frame, columns, begin, seat)
    columns.edges.fill(0, begin, seat)
    if (seat > begin) {
      columns.edges[begin] = RUN_EDGE.left
      columns.edges[seat - 1] = (columns.edges[seat - 1] ?? 0) | RUN_EDGE.right
    }
  }
  return seat
}

function numberRun(run: readonly number[], column: Uint16Array, from: number): number {
  let seat = from
  for (let at = 2; at + 2 < run.length; at += 3) {
    const step = run[at + 1] ?? 0
    let no = run[at] ?? 0
    const end = seat + (run[at + 2] ?? 0)
    for (; seat < end; seat += 1, no += step) column[seat] = no
  }
  return seat
}

// Seats of a run are as far apart as each other: so are their places, and nothing has to be turned for each.
function placeLine(
  { at: [rowX, rowY] }: SeatRow,
  [start = 0, pitch = 0]: readonly number[],
  frame: TurnedFrame,
  { x, y }: SeatColumns,
  from: number,
  to: number,
): void {
  let [nextX, nextY] = toMap(frame, [rowX + start, rowY])
  const stepX = pitch * frame.cos
  const stepY = pitch * frame.sin
  for (let seat = from; seat < to; seat += 1) {
    x[seat] = nextX
    y[seat] = nextY
    nextX += stepX
    nextY += stepY
  }
}

function placeArc(
  { at: [rowX, rowY] }: SeatRow,
  curve: number,
  [start = 0, pitch = 0]: readonly number[],
  frame: TurnedFrame,
  { x, y }: SeatColumns,
  from: number,
  to: number,
): void {
  const [middleX, middleY] = toMap(frame, [rowX, rowY - curve])
  const stepSin = Math.sin(pitch / curve)
  const stepCos = Math.cos(pitch / curve)
  let sin = Math.sin(start / curve)
  let cos = Math.cos(start / curve)
  for (let seat = from; seat < to; seat += 1) {
    x[seat] = middleX + curve * (sin * frame.cos - cos * frame.sin)
    y[seat] = middleY + curve * (sin * frame.sin + cos * frame.cos)
    const next = sin * stepCos + cos * stepSin
    cos = cos * stepCos - sin * stepSin
    sin = next
  }
}
