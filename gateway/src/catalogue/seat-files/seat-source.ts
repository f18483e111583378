import type { MapPoint } from '@/contracts/seat/seat-map'
import type { LocalText } from '../../texts/text'

/** Maximum size of a file, and maximum seats of a hall. */
const MAX_SEAT_FILE_BYTES = 20 * 1024 * 1024
export const MAX_SEATS = 100_000
/** Maximum length of the name of a section or a row: both are parts of a seat's id. */
const MAX_NAME_LENGTH = 24
/** Largest coordinate, in units of the file. */
export const MAX_COORDINATE = 1_000_000
/** Largest number of a seat. */
export const MAX_SEAT_NUMBER = 65_535
/** Maximum people in a standing block. */
export const MAX_CAPACITY = 1_000_000

/** A fault in the file of a seat map. */
export interface SeatMapFault {
  /** From 1; null if it concerns the whole file. */
  line: number | null
  /** Faulty text or number, as written. */
  value: string
  /** Explanation, with a way out. */
  message: string
}

export interface SourceSeat {
  section: string
  row: string
  number: number
  x: number
  y: number
  category: string
  /** Empty if the file names none. */
  gate: string
  /** Sum of `SEAT_FLAG`. */
  flags: number
  line: number
}

/** The outline of a section: of seats, or of a standing block if it has a capacity. */
export interface SourceBlock {
  section: string
  corners: MapPoint[]
  /** Null for a section of seats. */
  capacity: number | null
  category: string
  gate: string
  line: number
}

/** Content of a file of a seat map, in its own units; x to the right, y downward. */
export interface SeatSource {
  seats: SourceSeat[]
  blocks: SourceBlock[]
  /** Names of sections by section, where the file has some. */
  sectionNames: Map<string, Partial<LocalText>>
  /** Names of rows by `rowKey`, where the file has some. */
  rowNames: Map<string, string>
  /** Corners of the stage; null if the file has none. */
  stage: MapPoint[] | null
  /** Declared categories in order; null if the file declares none. */
  categories: string[] | null
  /** Size of the plan; null if the file has none. */
  size: { width: number; height: number } | null
  faults: SeatMapFault[]
}

export function emptySource(): SeatSource {
  return {
    seats: [],
    blocks: [],
    sectionNames: new Map(),
    rowNames: new Map(),
    stage: null,
    categories: null,
    size: null,
    faults: [],
  }
}

export function rowKey({ section, row }: Pick<SourceSeat, 'section' | 'row'>): string {
  return `${section}\n${row}`
}

/** A file as text; a fault if it is too large or not UTF-8. */
export function seatFileText(bytes: Uint8Array): string | SeatMapFault {
  if (bytes.length > MAX_SEAT_FILE_BYTES) {
    return fileFault(`${bytes.length} bytes`, `A seat map has at most ${MAX_SEAT_FILE_BYTES} bytes.`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fileFault('', 'The file is not UTF-8. Save it again with the encoding “UTF-8”.')
  }
}

export function fileFault(value: string, message: string): SeatMapFault {
  return { line: null, value, message }
}

/** A coordinate; null if it is no number or beyond the largest. */
export function coordinate(text: string): number | null {
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i.test(text) ? Number(text) : Number.NaN
  return Math.abs(value) <= MAX_COORDINATE ? value : null
}

/** A whole number from 1 to `max`; null for anything else. */
export function wholeNumber(text: string, max: number): number | null {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= max ? value : null
}

/** Fault of the name of a section or a row: it is empty, too long, or contains a sign of ids and addresses. */
export function nameFault(what: string, name: string): string | null {
  if (name === '') return `The ${what} is missing.`
  if (name.length > MAX_NAME_LENGTH) return `The ${what} has more than ${MAX_NAME_LENGTH} characters.`
  return /^[\p{L}\p{N}_-][\p{L}\p{N} _-]*$/u.test(name)
    ? null
    : `The ${what} has a sign other than letters, digits, spaces, - and _.`
}
