import { byteLength } from '@/lib/byte-length'

/** Bytes that a value takes in a storage, as JSON. */
export function sizeOf(value: unknown): number {
  return byteLength(JSON.stringify(value) ?? '')
}
