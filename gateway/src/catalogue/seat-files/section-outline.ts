import type { MapPoint, SeatZone } from '@/contracts/seat/seat-map'
import { pointOnRow, seatsInRun, toMap, turned } from '@/domain/seat-map/row-geometry'
import type { DrawnRow } from '../seating/venue-seating'

/** Points of the front and of the back of an outline. */
const STEPS = 8

/**
 * Outline of the rows of a section, from the front to the back, with a margin in map units: along the first row, the
 * right ends, the last row, the left ends.
 */
export function sectionOutline(rows: readonly DrawnRow[], frame: SeatZone['frame'], margin: number): MapPoint[] {
  const [front, back] = [rows[0], rows[rows.length - 1]]
  if (!front || !back) return []
  const turn = turned(frame)
  const end = (row: DrawnRow, side: 0 | 1, away = 0) =>
    pointAt(row, endsOf(row)[side] + (side ? margin : -margin), away)
  const between = rows.slice(1, -1)
  const points = [
    ...edge(front, margin, -margin),
    ...between.map((row) => end(row, 1)),
    ...edge(back, margin, margin).reverse(),
    ...between.map((row) => end(row, 0)).reverse(),
  ]
  return points.map((point) => toMap(turn, point).map(Math.round) as MapPoint)
}

function edge(row: DrawnRow, margin: number, away: number): MapPoint[] {
  const [from, to] = endsOf(row)
  const steps = row.curve ? STEPS : 1
  const width = to - from + 2 * margin
  return Array.from({ length: steps + 1 }, (_, step) => pointAt(row, from - margin + (width * step) / steps, away))
}

/** A point beside a row: `away` from the stage. */
function pointAt(row: DrawnRow, offset: number, away: number): MapPoint {
  if (!row.curve) return pointOnRow({ at: [row.at[0], row.at[1] + away] }, offset)
  // The same angle on a wider or narrower arc.
  const curve = row.curve + away
  return pointOnRow({ at: [row.at[0], row.at[1] + away], curve }, (offset * curve) / row.curve)
}

function endsOf({ runs }: DrawnRow): [from: number, to: number] {
  const [first, last] = [runs[0] ?? [], runs[runs.length - 1] ?? []]
  return [first[0] ?? 0, (last[0] ?? 0) + (seatsInRun(last) - 1) * (last[1] ?? 0)]
}
