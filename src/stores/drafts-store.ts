import type { Draft, DraftValue } from '@/form/draft'
import type { Clock } from '@/lib/clock'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'checkout-drafts'

/** Lifetime of a draft on the device: half an hour for a checkout, a week for an application. */
const DEVICE_LIFE_MS = { checkout: 30 * 60 * 1000, application: 7 * 24 * 60 * 60 * 1000 } as const
type DeviceKind = keyof typeof DEVICE_LIFE_MS

/** More of a kind than this are not filled in at the same time. */
const MAX_ON_DEVICE = 3

interface Entry {
  key: string
  /** Author; null: a visitor, whose draft passes to the user who logs in next. */
  owner: string | null
  values: [name: string, value: unknown][]
}

/** `kind` is absent for a checkout. */
type StoredEntry = Entry & { at: number; kind?: DeviceKind }

/**
 * Unsent input of forms (decision 35). In memory until the app ends; checkouts and applications are stored on the
 * device too, for a while and without documents and codes, so that a closed app loses nothing. Drafts are separate for
 * each user.
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

  /** The draft of a form. `isCheckout`: a part of buying; `isApplication`: sent to the shop to be decided on. */
  of(key: string, { isCheckout = false, isApplication = false } = {}): Draft {
    const kind = isApplication ? 'application' : isCheckout ? 'checkout' : null
    return {
      load: () => this.load(key),
      save: (values) => this.save(key, values, kind),
      clear: () => this.clear(key),
    }
  }

  /** Takes everything off the device: the user logs out. What is in memory waits for the same user. */
  forgetDevice(): void {
    this.storage.remove(STORAGE_KEY)
  }

  /** Takes everything off the device and out of memory. */
  forget(): void {
    this.memory.clear()
    this.forgetDevice()
  }

  private load(key: string): ReadonlyMap<string, unknown> | null {
    const found = this.memory.get(key) ?? this.read().find((entry) => entry.key === key)
    if (!found || (found.owner !== null && found.owner !== this.owner())) return null
    return new Map(found.values)
  }

  private save(key: string, values: readonly DraftValue[], kind: DeviceKind | null): void {
    const entry = (kept: readonly DraftValue[]): Entry => ({
      key,
      owner: this.owner(),
      values: kept.map(({ name, value }) => [name, value]),
    })
    this.memory.set(key, entry(values))
    if (kind === null) return
    const others = this.read().filter((other) => other.key !== key)
    const alike = others.filter((other) => kindOf(other) === kind)
    const dropped = alike.slice(MAX_ON_DEVICE - 1)
    const newest: StoredEntry = { ...entry(values.filter(({ mayStay }) => mayStay)), at: this.clock.now(), kind }
    this.write([newest, ...others.filter((other) => !dropped.includes(other))])
  }

  private clear(key: string): void {
    this.memory.delete(key)
    this.write(this.read().filter((entry) => entry.key !== key))
  }

  private read(): StoredEntry[] {
    const stored = this.storage.get<unknown>(STORAGE_KEY)
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : []
    return entries.filter((entry) => this.clock.now() - entry.at < DEVICE_LIFE_MS[kindOf(entry)])
  }

  private write(entries: readonly StoredEntry[]): void {
    if (entries.length > 0) this.storage.set(STORAGE_KEY, entries)
    else this.storage.remove(STORAGE_KEY)
  }
}

function kindOf({ kind }: StoredEntry): DeviceKind {
  return kind === 'application' ? kind : 'checkout'
}

function isEntry(stored: unknown): stored is StoredEntry {
  const { key, at, values } = (stored ?? {}) as Partial<StoredEntry>
  return typeof key === 'string' && typeof at === 'number' && Array.isArray(values) && values.every(Array.isArray)
}
