import type { Clock } from '@/lib/clock'
import type { KeyValueStorage } from '@/platform/storage/contract'
import type { Route } from '@/routes/route'

const STORAGE_KEY = 'picker-results'

/** A buyer who is away from a purchase for this long starts it over. */
const LIFE_MS = 30 * 60 * 1000

/** A picker that a page opened, and what was picked in it, once it was. */
interface Entry {
  picker: string
  asker: string
  at: number
  result?: unknown
}

/**
 * Results of pickers for the pages that opened them. Stored on the device until consumed, so that they reach a page
 * that was restarted: a web page was reloaded, a phone closed the app (decision 38).
 */
export class PickerResults {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  /** Opens a picker: drops its earlier result. */
  open(picker: Route, asker: Route): void {
    this.write([...this.without(picker), { picker: picker.name, asker: asker.name, at: this.clock.now() }])
  }

  /** Stores a result for the page that opened the picker; ignored without one. */
  answer(picker: Route, result: unknown): void {
    const entry = this.read().find((entry) => entry.picker === picker.name)
    if (entry) this.write([...this.without(picker), { ...entry, result }])
  }

  /** Takes, once, what was picked for a page; `undefined` where nothing was. */
  consume(picker: Route, asker: Route): unknown {
    const found = this.read().find((entry) => entry.picker === picker.name && entry.asker === asker.name)
    if (found?.result !== undefined) this.write(this.without(picker))
    return found?.result
  }

  /** Forgets everything: the user logs out. */
  clear(): void {
    this.storage.remove(STORAGE_KEY)
  }

  private without(picker: Route): Entry[] {
    return this.read().filter((entry) => entry.picker !== picker.name)
  }

  private read(): Entry[] {
    const stored = this.storage.get<unknown>(STORAGE_KEY)
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : []
    return entries.filter(({ at }) => this.clock.now() - at < LIFE_MS)
  }

  private write(entries: readonly Entry[]): void {
    if (entries.length > 0) this.storage.set(STORAGE_KEY, entries)
    else this.storage.remove(STORAGE_KEY)
  }
}

function isEntry(stored: unknown): stored is Entry {
  const { picker, asker, at } = (stored ?? {}) as Partial<Entry>
  return typeof picker === 'string' && typeof asker === 'string' && typeof at === 'number'
}
