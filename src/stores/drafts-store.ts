import type { Draft, DraftValue } from '@/form/draft'
import type { Clock } from '@/lib/clock'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'checkout-drafts'

/** What is on the device is older than any checkout that is still going on: it is thrown away. */
const DEVICE_LIFE_MS = 30 * 60 * 1000

/** More purchases than this are not filled in at the same time. */
const MAX_ON_DEVICE = 3

interface Entry {
  key: string
  /** Who typed it; null: a visitor, whose draft the user who logs in next takes over. */
  owner: string | null
  values: [name: string, value: unknown][]
}

type StoredEntry = Entry & { at: number }

/**
 * What was typed into forms and not sent yet (decision 35). In memory until the app ends; what belongs to a checkout is
 * on the device too, for half an hour and without documents and codes, so that a phone that closes the app loses
 * nothing. Nobody sees what another user typed.
 */
export class DraftsStore {
  private readonly memory = new Map<string, Entry>()

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
    private readonly owner: () => string | null,
  ) {
    this.write(this.read())
  }

  /** The draft of a form. `isCheckout`: the form is a part of buying. */
  of(key: string, { isCheckout = false } = {}): Draft {
    return {
      load: () => this.load(key),
      save: (values) => this.save(key, values, isCheckout),
      clear: () => this.clear(key),
    }
  }

  /** Takes everything off the device: the user logs out. What is in memory waits for the same user. */
  forgetDevice(): void {
    this.storage.remove(STORAGE_KEY)
  }

  private load(key: string): ReadonlyMap<string, unknown> | null {
    const found = this.memory.get(key) ?? this.read().find((entry) => entry.key === key)
    if (!found || (found.owner !== null && found.owner !== this.owner())) return null
    return new Map(found.values)
  }

  private save(key: string, values: readonly DraftValue[], isCheckout: boolean): void {
    const entry = (kept: readonly DraftValue[]): Entry => ({
      key,
      owner: this.owner(),
      values: kept.map(({ name, value }) => [name, value]),
    })
    this.memory.set(key, entry(values))
    if (!isCheckout) return
    const others = this.read().filter((other) => other.key !== key)
    const newest = { ...entry(values.filter(({ mayStay }) => mayStay)), at: this.clock.now() }
    this.write([newest, ...others].slice(0, MAX_ON_DEVICE))
  }

  private clear(key: string): void {
    this.memory.delete(key)
    this.write(this.read().filter((entry) => entry.key !== key))
  }

  private read(): StoredEntry[] {
    const stored = this.storage.get<unknown>(STORAGE_KEY)
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : []
    return entries.filter(({ at }) => this.clock.now() - at < DEVICE_LIFE_MS)
  }

  private write(entries: readonly StoredEntry[]): void {
    if (entries.length > 0) this.storage.set(STORAGE_KEY, entries)
    else this.storage.remove(STORAGE_KEY)
  }
}

function isEntry(stored: unknown): stored is StoredEntry {
  const { key, at, values } = (stored ?? {}) as Partial<StoredEntry>
  return typeof key === 'string' && typeof at === 'number' && Array.isArray(values) && values.every(Array.isArray)
}
