import { readPretixPlan } from './read-pretix-plan'
import { readSeatCsv } from './read-seat-csv'
import { readSeatSvg } from './read-seat-svg'
import type { SeatSource } from './seat-source'

const READERS: readonly { extension: string; read(bytes: Uint8Array): SeatSource }[] = [
  { extension: '.csv', read: readSeatCsv },
  { extension: '.json', read: readPretixPlan },
  { extension: '.svg', read: readSeatSvg },
]

/** Seats of a file by the extension of its name: CSV, JSON of pretix, or SVG; null for another one. */
export function readSeatFile(name: string, bytes: Uint8Array): SeatSource | null {
  const reader = READERS.find(({ extension }) => name.toLowerCase().endsWith(extension))
  return reader?.read(bytes) ?? null
}
