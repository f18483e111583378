import type { Clock } from '@/lib/clock'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'distributor'
const LIFE_MS = 7 * 24 * 60 * 60 * 1000

interface SavedDistributor {
  id: string
  savedAt: number
}

/** The user's referrer, stored for seven days. */
export class DistributorStore {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  /** The latest one counts. */
  remember(id: string | undefined): void {
    if (id) this.storage.set(STORAGE_KEY, { id, savedAt: this.clock.now() } satisfies SavedDistributor)
  }

  get id(): string | undefined {
    const saved = this.storage.get<SavedDistributor>(STORAGE_KEY)
    if (saved && this.clock.now() - saved.savedAt < LIFE_MS) return saved.id
    if (saved) this.storage.remove(STORAGE_KEY)
    return undefined
  }
}
