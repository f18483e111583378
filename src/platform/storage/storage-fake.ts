import type { KeyValueStorage } from './contract'

/** In-memory storage for tests; copies values as a device would. */
export class FakeStorage implements KeyValueStorage {
  private readonly texts = new Map<string, string>()
  /** Makes every write fail, as on a full device. */
  isFull = false

  get<Value>(key: string): Value | null {
    const text = this.texts.get(key)
    return text === undefined ? null : (JSON.parse(text) as Value)
  }

  set(key: string, value: unknown): boolean {
    if (this.isFull) return false
    this.texts.set(key, JSON.stringify(value))
    return true
  }

  /** All keys with a value. */
  get keys(): string[] {
    return [...this.texts.keys()]
  }

  clear(): void {
    this.texts.clear()
  }

  remove(key: string): void {
    this.texts.delete(key)
  }
}
