import type { MapPoint, SeatRun } from '@/contracts/seat/seat-map'
import { SEAT_PITCH } from '../seating/drawn-rows'

/** Maximum distance between a seat of the file and its place on a row of the map, in map units. */
const FIT_TOLERANCE = SEAT_PITCH * 0.3
/** Seats farther apart than this, in usual distances of their row, have an aisle between them. */
const AISLE = 1.6
/** Bend of a straight row that is turned against its section: less than the tolerance along the longest row. */
const FLAT_RADIUS = 4_000 * SEAT_PITCH

/** A seat in the frame of its section: x to the right, y away from the stage. */
export interface FramedSeat {
  x: number
  y: number
  number: number
}

/** A line or an arc through seats, and the seats along it. */
export interface FittedRow<Seat extends FramedSeat> {
  at: MapPoint
  curve?: number
  runs: SeatRun[]
  /** From left to right. */
  seats: Seat[]
}

interface Line {
  at: MapPoint
  /** Radius; negative if the ends bend away from the stage. */
  curve: number | null
  offsetOf(seat: FramedSeat): number
}

/** A row of the map through all seats: straight, turned, or an arc; null if they lie on none. */
export function fitRow<Seat extends FramedSeat>(seats: readonly Seat[]): FittedRow<Seat> | null {
  const line = levelLine(seats) ?? turnedLine(seats) ?? arc(seats)
  if (!line) return null
  const placed = seats.map((seat) => ({ seat, offset: line.offsetOf(seat) })).sort((a, b) => a.offset - b.offset)
  return {
    at: [round(line.at[0]), round(line.at[1])],
    ...(line.curve !== null && { curve: round(line.curve) }),
    runs: runsOf(placed),
    seats: placed.map(({ seat }) => seat),
  }
}

function levelLine(seats: readonly FramedSeat[]): Line | null {
  const [x, y] = middleOf(seats)
  const isLevel = seats.every((seat) => Math.abs(seat.y - y) <= FIT_TOLERANCE / 2)
  return isLevel ? { at: [x, y], curve: null, offsetOf: (seat) => seat.x - x } : null
}

/** A straight row at an angle to its section: an arc too wide to be seen as one. */
function turnedLine(seats: readonly FramedSeat[]): Line | null {
  const [x, y] = middleOf(seats)
  const angle = directionOf(seats)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const isStraight = seats.every((seat) => Math.abs((seat.y - y) * cos - (seat.x - x) * sin) <= FIT_TOLERANCE / 2)
  if (!isStraight || Math.abs(cos) < 0.1) return null
  return onCircle([x + FLAT_RADIUS * sin, y - FLAT_RADIUS * cos], FLAT_RADIUS, 1)
}

/** Least squares of Kåsa. */
function arc(seats: readonly FramedSeat[]): Line | null {
  const [x, y] = middleOf(seats)
  const sums = { uu: 0, vv: 0, uv: 0, u: 0, v: 0 }
  for (const seat of seats) {
    const [u, v] = [seat.x - x, seat.y - y]
    const square = (u * u + v * v) / 2
    sums.uu += u * u
    sums.vv += v * v
    sums.uv += u * v
    sums.u += u * square
    sums.v += v * square
  }
  const determinant = sums.uu * sums.vv - sums.uv * sums.uv
  if (Math.abs(determinant) < 1e-9) return null
  const u = (sums.u * sums.vv - sums.v * sums.uv) / determinant
  const v = (sums.v * sums.uu - sums.u * sums.uv) / determinant
  const radius = Math.sqrt(u * u + v * v + (sums.uu + sums.vv) / seats.length)
  const middle: MapPoint = [x + u, y + v]
  const isRound = seats.every(
    (seat) => Math.abs(Math.hypot(seat.x - middle[0], seat.y - middle[1]) - radius) <= FIT_TOLERANCE,
  )
  return isRound && radius < FLAT_RADIUS ? onCircle(middle, radius, v <= 0 ? 1 : -1) : null
}

function onCircle([x, y]: MapPoint, radius: number, side: 1 | -1): Line {
  return {
    at: [x, y + side * radius],
    curve: side * radius,
    offsetOf: (seat) => radius * Math.atan2(seat.x - x, side * (seat.y - y)),
  }
}

/** Angle of the longest extent of points, in radians. */
export function directionOf(points: readonly { x: number; y: number }[]): number {
  const [x, y] = middleOf(points)
  let [xx, yy, xy] = [0, 0, 0]
  for (const point of points) {
    xx += (point.x - x) ** 2
    yy += (point.y - y) ** 2
    xy += (point.x - x) * (point.y - y)
  }
  return Math.atan2(2 * xy, xx - yy) / 2
}

export function middleOf(points: readonly { x: number; y: number }[]): MapPoint {
  const sum = points.reduce(([x, y], point) => [x + point.x, y + point.y] as MapPoint, [0, 0] as MapPoint)
  return [sum[0] / points.length, sum[1] / points.length]
}

type Placed = { seat: FramedSeat; offset: number }

/** Seats between aisles, each run with equal distances. */
function runsOf(placed: readonly Placed[]): SeatRun[] {
  const gaps = placed.slice(1).map(({ offset }, at) => offset - (placed[at]?.offset ?? 0))
  const usual = median(gaps) ?? SEAT_PITCH
  const runs: Placed[][] = []
  for (const [at, one] of placed.entries()) {
    const run = runs[runs.length - 1]
    run?.push(one)
    if (run && (gaps[at - 1] ?? 0) <= usual * AISLE && isEven(run)) continue
    run?.pop()
    runs.push([one])
  }
  return runs.map((run) => [round(run[0]?.offset ?? 0), pitchOf(run), ...numbersOf(run)])
}

function pitchOf(run: readonly Placed[]): number {
  const [first, last] = [run[0]?.offset ?? 0, run[run.length - 1]?.offset ?? 0]
  return run.length > 1 ? Math.round(((last - first) / (run.length - 1)) * 1000) / 1000 : SEAT_PITCH
}

function isEven(run: readonly Placed[]): boolean {
  const [start, pitch] = [run[0]?.offset ?? 0, pitchOf(run)]
  return run.every(({ offset }, at) => Math.abs(start + at * pitch - offset) <= FIT_TOLERANCE)
}

/** Triples: first number, step, how many. */
function numbersOf(run: readonly Placed[]): number[] {
  const triples: [first: number, step: number, count: number][] = []
  let last = 0
  for (const { seat } of run) {
    const triple = triples[triples.length - 1]
    const step = seat.number - last
    last = seat.number
    if (triple && (triple[2] === 1 || triple[1] === step)) {
      triple[1] = step
      triple[2] += 1
    } else {
      triples.push([seat.number, 1, 1])
    }
  }
  return triples.flat()
}

/** The lower one of two in the middle. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[(sorted.length - 1) >> 1] ?? null
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
