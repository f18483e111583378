import { type MapPoint, SEAT_FLAG, type SeatRun, type SeatZone } from '@/contracts/seat/seat-map'
import { pointOnRow, seatsInRun, toMap, turned } from '@/domain/seat-map/row-geometry'
import { localText } from '../../texts/local-text'
import type { LocalText } from '../../texts/text'
import type { DrawnRow } from './venue-seating'

/** Distance between seats, in map units of 5 cm. */
export const SEAT_PITCH = 11
/** Distance between rows. */
export const ROW_PITCH = 18
export const UNITS_PER_METRE = 20

/** `across`: 1 2 3 4 from the left. `oddEven`: 5 3 1 2 4 6 from the middle, as theatres in China count. */
export type Numbering = 'across' | 'oddEven'

/** Centred blocks of seats in a row, separated by aisles. */
export function centredRuns(blocks: readonly number[], aisle: number, numbering: Numbering): SeatRun[] {
  const total = blocks.reduce((sum, count) => sum + count, 0)
  const width = (total - 1) * SEAT_PITCH + (blocks.length - 1) * aisle
  let offset = -width / 2
  let before = 0
  return blocks.map((count) => {
    const run = [round(offset), SEAT_PITCH, ...numbersFrom(before, count, total, numbering)]
    offset += count * SEAT_PITCH + aisle
    before += count
    return run
  })
}

/** Numbers of a block with `before` seats of the row to its left. */
function numbersFrom(before: number, count: number, total: number, numbering: Numbering): number[] {
  if (numbering === 'across') return [before + 1, 1, count]
  const half = Math.ceil(total / 2)
  const odd = Math.max(0, Math.min(count, half - before))
  const even = count - odd
  const firstEven = Math.max(0, before - half) * 2 + 2
  return [...(odd > 0 ? [(half - before) * 2 - 1, -2, odd] : []), ...(even > 0 ? [firstEven, 2, even] : [])]
}

interface RowInput {
  rowId: string
  name: LocalText
  at: MapPoint
  curve?: number
  runs: SeatRun[]
  tier: number
  /** Marks of single seats, by position in the row. */
  marks?: readonly (readonly [place: number, flags: number])[]
}

/** A row of one tier; marks seats beside an aisle. */
export function drawnRow({ rowId, name, at, curve, runs, tier, marks = [] }: RowInput): DrawnRow {
  const flags = new Map(marks)
  let place = 0
  for (const [index, run] of runs.entries()) {
    const count = seatsInRun(run)
    if (index > 0) flags.set(place, (flags.get(place) ?? 0) | SEAT_FLAG.aisle)
    const last = place + count - 1
    if (index < runs.length - 1) flags.set(last, (flags.get(last) ?? 0) | SEAT_FLAG.aisle)
    place += count
  }
  const marked = [...flags].sort(([a], [b]) => a - b)
  return {
    rowId,
    name,
    at: [round(at[0]), round(at[1])],
    ...(curve !== undefined && { curve: round(curve) }),
    runs,
    levels: [tier, place],
    ...(marked.length > 0 && { flags: marked.flat() }),
  }
}

/** Wheelchair places, each with a companion seat. */
export function wheelchairMarks(from: number, pairs: number): [place: number, flags: number][] {
  return Array.from({ length: pairs * 2 }, (_, at) => [
    from + at,
    at % 2 === 0 ? SEAT_FLAG.wheelchair : SEAT_FLAG.companion,
  ])
}

const rowNames = new Map<string, LocalText>()

/** `12排` and the like: rows of the same name share one text. */
export function rowName(no: number | string, zhWord: string, enWord: string): LocalText {
  const key = `${no}${zhWord}`
  const known = rowNames.get(key) ?? localText(key, `${enWord} ${no}`)
  rowNames.set(key, known)
  return known
}

/** Outline of consecutive rows, with a margin. */
export function outlineOf(rows: readonly DrawnRow[], frame: SeatZone['frame'], margin: number): MapPoint[] {
  const [front, back] = [rows[0], rows[rows.length - 1]]
  if (!front || !back) return []
  const edge = (row: DrawnRow, away: number): MapPoint[] => {
    const [from, to] = endsOf(row)
    const steps = row.curve ? 8 : 1
    const moved = {
      ...row,
      at: [row.at[0], row.at[1] + away] as MapPoint,
      ...(row.curve && { curve: row.curve + away }),
    }
    return Array.from({ length: steps + 1 }, (_, step) => {
      const offset = from - margin + ((to - from + 2 * margin) * step) / steps
      return roundPoint(toMap(turned(frame), pointOnRow(moved, offset)))
    })
  }
  return [...edge(front, -margin), ...edge(back, margin).reverse()]
}

function endsOf({ runs }: DrawnRow): [from: number, to: number] {
  const first = runs[0] ?? []
  const last = runs[runs.length - 1] ?? []
  return [first[0] ?? 0, (last[0] ?? 0) + (seatsInRun(last) - 1) * (last[1] ?? 0)]
}

export function roundPoint([x, y]: MapPoint): MapPoint {
  return [Math.round(x), Math.round(y)]
}

function round(value: number): number {
  return Math.round(value * 2) / 2
}
