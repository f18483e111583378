import { byteLength } from '@/lib/byte-length'

/** Size of a value in storage, as JSON, bytes. */
export function sizeOf(value: unknown): number {
  return byteLength(JSON.stringify(value) ?? '')
}
