import { createHash } from 'node:crypto'
import { stableId } from '../stable-id'

/** An unsigned 32-bit number derived from a stable key; the seed of small variations. */
export function demoSeed(key: string): number {
  return Number.parseInt(createHash('sha256').update(`seed:${key}`).digest('hex').slice(0, 8), 16)
}

/** Id of a show by its stable short name, such as `xinghe@sh-stadium`. */
export function showIdOf(key: string): string {
  return stableId(`show:${key}`)
}

/** Id of a venue by its stable short name, such as `sh-arena`. */
export function venueIdOf(key: string): string {
  return stableId(`venue:${key}`)
}

/** Id of a tour by the key of its title. */
export function tourIdOf(key: string): string {
  return stableId(`tour:${key}`)
}
