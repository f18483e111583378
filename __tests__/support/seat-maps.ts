import fc from 'fast-check'
import type { SeatMapStatic, SeatRow } from '@/contracts/seat/seat-map'
import { priceInfoFromCents } from '@/domain/money'
import { SeatLayout } from '@/domain/seat-map/seat-layout'

const PITCH = 10
const COLORS = ['#E8477A', '#FFB020', '#4FA8FF']

/**
 * A small map of one zone below its stage. A row is written as it is seen: a digit is a seat of that price level, a
 * space an aisle, and `w`, `c`, `v`, `<`, `>` are seats of level 0 for a wheelchair, a companion, with a restricted
 * view, and the halves of a couple's.
 */
export function seatMap(lines: readonly string[], limits: Partial<SeatMapStatic['limits']> = {}): SeatMapStatic {
  const width = Math.max(...lines.map((line) => line.length)) * PITCH + 40
  const rows = lines.map((line, index) => seatRow(line, index))
  return {
    version: '1',
    bizShowSessionId: 'session',
    width,
    height: lines.length * 16 + 80,
    seatPitch: PITCH,
    unitsPerMetre: 20,
    stage: { x: width / 2 - 40, y: 0, width: 80, height: 20, label: 'Stage' },
    floors: [{ floorId: '1', name: 'Ground floor' }],
    priceLevels: COLORS.map((color, level) => {
      const priceCent = (3 - level) * 10_000
      const priceInfo = priceInfoFromCents(priceCent)
      return { seatPlanId: `plan-${level}`, seatPlanName: `Plan ${level}`, color, priceCent, priceInfo }
    }),
    zones: [
      {
        zoneId: 'A',
        zoneName: 'Zone A',
        floorId: '1',
        kind: 'SEAT',
        polygon: [
          [0, 40],
          [width, 40],
          [width, lines.length * 16 + 60],
          [0, lines.length * 16 + 60],
        ],
        label: { x: width / 2, y: 60 },
        frame: { x: width / 2, y: 50, angle: 0 },
        seatPlanIds: COLORS.map((_, level) => `plan-${level}`),
        seatCount: lines.join('').replace(/ /g, '').length,
        rowCount: lines.length,
      },
    ],
    limits: { perOrder: 6, ...limits },
    rows: [{ zoneId: 'A', rows }],
  }
}

const FLAG: Readonly<Record<string, number>> = { w: 1, c: 32, v: 4, '<': 8, '>': 16 }

function seatRow(line: string, index: number): SeatRow {
  const seats = line.replace(/ /g, '')
  let before = 0
  const runs = [...line.matchAll(/[^ ]+/g)].map(({ 0: run, index: column }) => {
    const first = before + 1
    before += run.length
    return [(column - (line.length - 1) / 2) * PITCH, PITCH, first, 1, run.length]
  })
  const marks = [...seats].flatMap((seat, place) => (FLAG[seat] ? [place, FLAG[seat]] : []))
  return {
    rowId: String(index + 1),
    rowName: `Row ${index + 1}`,
    at: [0, index * 16],
    runs,
    levels: [...seats].flatMap((seat) => [FLAG[seat] ? 0 : Number(seat), 1]),
    ...(marks.length > 0 && { flags: marks }),
  }
}

/** A layout of a map, with the states of its seats: `.` is free, `x` sold, in the order of the seats. */
export function seated(lines: readonly string[], states: string): { layout: SeatLayout; states: Uint8Array } {
  const layout = new SeatLayout(seatMap(lines))
  const marks = states.replace(/ /g, '')
  if (marks.length !== layout.count) throw new Error(`${layout.count} seats, ${marks.length} states`)
  return { layout, states: Uint8Array.from(marks, (mark) => (mark === '.' ? 1 : 3)) }
}

/** Rows of seats of three prices with aisles, and which of them are free. */
export const someSeats = fc
  .array(fc.stringMatching(/^[0-2]{1,9}( [0-2]{1,6})?$/), { minLength: 1, maxLength: 6 })
  .chain((lines) => {
    const count = lines.join('').replace(/ /g, '').length
    const marks = fc.array(fc.constantFrom('.', '.', 'x'), { minLength: count, maxLength: count })
    return marks.map((states) => seated(lines, states.join('')))
  })
