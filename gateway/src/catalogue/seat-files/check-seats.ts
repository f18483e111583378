import type { MapPoint } from '@/contracts/seat/seat-map'
import { directionOf, median } from './fit-row'
import type { SeatMapOptions } from './seat-map-options'
import { fileFault, MAX_SEATS, rowKey, type SeatMapFault, type SeatSource, type SourceSeat } from './seat-source'

/** Width of a seat, as a share of the usual distance between two of a row. */
const SEAT_WIDTH = 0.7
/** Maximum seats of a row. */
const MAX_ROW = 1_000
/** Maximum categories of a hall: an index of one byte. */
const MAX_CATEGORIES = 200

/** Seats by row, in the order of the file. */
export function seatsByRow(seats: readonly SourceSeat[]): Map<string, SourceSeat[]> {
  const rows = new Map<string, SourceSeat[]>()
  for (const seat of seats) {
    const key = rowKey(seat)
    const row = rows.get(key)
    if (row) row.push(seat)
    else rows.set(key, [seat])
  }
  return rows
}

/** Usual distance between two seats of a row, in units of the file; null without two seats in any row. */
export function usualPitch(seats: readonly SourceSeat[]): number | null {
  const gaps: number[] = []
  for (const row of seatsByRow(seats).values()) {
    const angle = directionOf(row)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const ordered = [...row].sort((a, b) => (a.x - b.x) * cos + (a.y - b.y) * sin)
    for (const [at, { x, y }] of ordered.entries()) {
      const before = ordered[at - 1]
      const gap = before ? Math.hypot(x - before.x, y - before.y) : 0
      if (gap > 0) gaps.push(gap)
    }
  }
  return median(gaps)
}

/** Faults of a hall: seats that are there twice, overlap, lie outside, or that no gate leads to. */
export function checkSeats(source: SeatSource, options: SeatMapOptions): SeatMapFault[] {
  const { seats, blocks } = source
  if (seats.length > MAX_SEATS) return [fileFault(`${seats.length} seats`, `A hall has at most ${MAX_SEATS} seats.`)]
  if (seats.length === 0 && blocks.every(({ capacity }) => capacity === null)) {
    return [fileFault('', 'The file has neither a seat nor a standing block with a capacity.')]
  }
  return [
    ...doubleSeats(seats),
    ...overlaps(seats),
    ...longRows(seats),
    ...blockFaults(source),
    ...seatsOutside(source),
    ...categoryFaults(source, options),
    ...gateFaults(source, options),
  ]
}

function nameOf({ section, row, number }: SourceSeat): string {
  return `seat ${number} of row ${row} in section ${section}`
}

function doubleSeats(seats: readonly SourceSeat[]): SeatMapFault[] {
  const lines = new Map<string, number>()
  return seats.flatMap((seat) => {
    const key = `${rowKey(seat)}\n${seat.number}`
    const first = lines.get(key)
    if (first === undefined) lines.set(key, seat.line)
    if (first === undefined) return []
    return [
      { line: seat.line, value: String(seat.number), message: `The ${nameOf(seat)} is already on line ${first}.` },
    ]
  })
}

/** One of two seats that overlap; a heap of seats overlaps its first. */
function overlaps(seats: readonly SourceSeat[]): SeatMapFault[] {
  const width = (usualPitch(seats) ?? 0) * SEAT_WIDTH || 1
  const columns = new Map<number, Map<number, SourceSeat[]>>()
  return seats.flatMap((seat) => {
    const [column, line] = [Math.floor(seat.x / width), Math.floor(seat.y / width)]
    const other = seatBeside(columns, column, line, ({ x, y }) => Math.hypot(x - seat.x, y - seat.y) < width)
    if (!other) {
      const cells = columns.get(column) ?? new Map<number, SourceSeat[]>()
      columns.set(column, cells)
      cells.set(line, [...(cells.get(line) ?? []), seat])
      return []
    }
    const message = `The ${nameOf(seat)} overlaps the ${nameOf(other)} on line ${other.line}.`
    return [{ line: seat.line, value: `${seat.x}, ${seat.y}`, message }]
  })
}

function seatBeside(
  columns: ReadonlyMap<number, ReadonlyMap<number, readonly SourceSeat[]>>,
  column: number,
  line: number,
  isNear: (seat: SourceSeat) => boolean,
): SourceSeat | undefined {
  for (let x = column - 1; x <= column + 1; x += 1) {
    for (let y = line - 1; y <= line + 1; y += 1) {
      const seat = columns.get(x)?.get(y)?.find(isNear)
      if (seat) return seat
    }
  }
  return undefined
}

function longRows(seats: readonly SourceSeat[]): SeatMapFault[] {
  return [...seatsByRow(seats).values()].flatMap((row) => {
    const [first] = row
    if (!first || row.length <= MAX_ROW) return []
    const message = `Row ${first.row} of section ${first.section} has ${row.length} seats; a row has at most ${MAX_ROW}.`
    return [{ line: first.line, value: first.row, message }]
  })
}

function blockFaults({ blocks, seats }: SeatSource): SeatMapFault[] {
  const seated = new Set(seats.map(({ section }) => section))
  return blocks.flatMap(({ section, corners, capacity, line }) => {
    const report = (message: string) => [{ line, value: section, message }]
    if (corners.length < 3)
      return report(`The outline of section ${section} needs two corners of a rectangle, or more.`)
    if (capacity !== null && seated.has(section)) {
      return report(`Section ${section} has seats, so it cannot have a capacity.`)
    }
    return capacity === null && !seated.has(section)
      ? report(`Section ${section} has neither seats nor a capacity.`)
      : []
  })
}

function seatsOutside({ seats, blocks, size }: SeatSource): SeatMapFault[] {
  const outlines = new Map(blocks.map(({ section, corners }) => [section, corners]))
  return seats.flatMap((seat) => {
    const { x, y, section, line } = seat
    const corners = outlines.get(section)
    const value = `${x}, ${y}`
    if (size && (x < 0 || y < 0 || x > size.width || y > size.height)) {
      return [{ line, value, message: `The ${nameOf(seat)} lies outside the plan of ${size.width} × ${size.height}.` }]
    }
    if (!corners || corners.length < 3 || isInside(corners, x, y)) return []
    return [{ line, value, message: `The ${nameOf(seat)} lies outside the outline of its section.` }]
  })
}

function isInside(corners: readonly MapPoint[], x: number, y: number): boolean {
  let isIn = false
  for (const [at, [fromX, fromY]] of corners.entries()) {
    const [toX, toY] = corners[(at + 1) % corners.length] ?? [0, 0]
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isIn = !isIn
  }
  return isIn
}

function categoryFaults(source: SeatSource, options: SeatMapOptions): SeatMapFault[] {
  const ids = options.categories?.map(({ id }) => id) ?? source.categories
  const standing = source.blocks.filter(({ capacity }) => capacity !== null)
  const ofSeats = new Set(source.seats.map(({ category }) => category))
  const places = [...source.seats, ...standing]
  const unknown = places.flatMap(({ category, line }) => {
    if (category === '') return [{ line, value: '', message: 'The category is missing.' }]
    if (!ids || ids.includes(category)) return []
    return [{ line, value: category, message: `There is no category of this name. Categories: ${ids.join(', ')}.` }]
  })
  const mixed = standing
    .filter(({ category }) => category !== '' && ofSeats.has(category))
    .map(({ category, line }) => {
      const message = 'A category is either of seats or of standing blocks: give the standing block another one.'
      return { line, value: category, message }
    })
  const count = new Set(places.map(({ category }) => category)).size
  const most = `A hall has at most ${MAX_CATEGORIES} categories.`
  return [...unknown, ...mixed, ...(count > MAX_CATEGORIES ? [fileFault(`${count} categories`, most)] : [])]
}

/** A row is unreachable if others have a gate and it has none. */
function gateFaults({ seats, blocks }: SeatSource, { gates }: SeatMapOptions): SeatMapFault[] {
  const blockGates = new Map(blocks.map(({ section, gate }) => [section, gate]))
  const standing = blocks.filter(({ capacity }) => capacity !== null)
  const hasGates = gates !== undefined || [...seats, ...blocks].some(({ gate }) => gate !== '')
  if (!hasGates) return []
  const unreachable = [...seatsByRow(seats).values()].flatMap((row) => {
    const [first] = row
    if (!first || row.some(({ gate }) => gate !== '') || blockGates.get(first.section)) return []
    const message = `No gate leads to row ${first.row} of section ${first.section}, while others have one.`
    return [{ line: first.line, value: first.row, message }]
  })
  const closed = standing
    .filter(({ gate }) => gate === '')
    .map(({ section, line }) => ({ line, value: section, message: `No gate leads to the standing block ${section}.` }))
  const ids = gates && Object.keys(gates)
  const unknown = [...seats, ...blocks]
    .filter(({ gate }) => ids && gate !== '' && !ids.includes(gate))
    .map(({ gate, line }) => {
      return { line, value: gate, message: `There is no gate of this name. Gates: ${ids?.join(', ')}.` }
    })
  return [...unreachable, ...closed, ...unknown]
}
