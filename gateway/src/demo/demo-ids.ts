import { createHash } from 'node:crypto'

/** The id of a thing of the demo shop: 24 hexadecimal digits that only its stable key decides. */
export function demoId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24)
}

/** An unsigned 32-bit number that only a stable key decides; the seed of its small variations. */
export function demoSeed(key: string): number {
  return Number.parseInt(createHash('sha256').update(`seed:${key}`).digest('hex').slice(0, 8), 16)
}

/** The id of a show by its stable short name, such as `xinghe@sh-stadium`. */
export function showIdOf(key: string): string {
  return demoId(`show:${key}`)
}

/** The id of a venue by its stable short name, such as `sh-arena`. */
export function venueIdOf(key: string): string {
  return demoId(`venue:${key}`)
}

/** The id of a tour by the key of its title. */
export function tourIdOf(key: string): string {
  return demoId(`tour:${key}`)
}
