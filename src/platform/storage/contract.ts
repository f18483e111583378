import type { Unsubscribe } from '../system/contract'

/** Small values stored on the device as JSON. Reads and writes are synchronous on every platform. */
export interface KeyValueStorage {
  /** Calls after another tab has written or removed the value, and when this tab returns; absent without tabs. */
  watch?(key: string, listener: () => void): Unsubscribe
  /** `null` for a key that was never written or cannot be read. */
  get<Value>(key: string): Value | null
  /** False if the device refused, for lack of space or by the user's settings. */
  set(key: string, value: unknown): boolean
  remove(key: string): void
}
