import { createHash } from 'node:crypto'

/** Id of a catalogue item: 24 hexadecimal digits derived from its stable key. */
export function stableId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24)
}
