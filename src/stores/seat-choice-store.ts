import type { Id } from '@/contracts/wire-types'
import type { Clock } from '@/lib/clock'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'seatChoice'

/** As long as seats are locked (A-SEAT-6). */
const LIFE_MS = 10 * 60 * 1000

interface Kept {
  sessionId: Id
  seatIds: Id[]
  at: number
}

/** Seats that the user has chosen and not yet ordered: kept through a login, a change of language, a reload, a kill. */
export class SeatChoiceStore {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  set(sessionId: Id, seatIds: Id[]): void {
    if (seatIds.length === 0) this.clear()
    else this.storage.set(STORAGE_KEY, { sessionId, seatIds, at: this.clock.now() } satisfies Kept)
  }

  of(sessionId: Id): readonly Id[] {
    const kept = this.storage.get<Kept>(STORAGE_KEY)
    if (kept?.sessionId !== sessionId || this.clock.now() - kept.at > LIFE_MS) return []
    return kept.seatIds
  }

  clear(): void {
    this.storage.remove(STORAGE_KEY)
  }
}
