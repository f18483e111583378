import type { OrderItemInput } from '@/contracts/order/order-items'
import type { Id } from '@/contracts/wire-types'
import type { Clock } from '@/lib/clock'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'packageChoice'

/** Choices expire after a day. */
const LIFE_MS = 24 * 60 * 60 * 1000

/** Tickets of one session that are to go into a package. */
export interface ChosenSession {
  showId: Id
  bizShowSessionId: Id
  items: OrderItemInput[]
  /** Chosen seats, if any; they are not locked yet. */
  seatIds: Id[]
}

interface Kept {
  promotionId: Id
  sessions: ChosenSession[]
  at: number
}

/** Selection for a ticket package: one at a time, kept through a login, a reload, a kill. */
export class PackageChoiceStore {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  of(promotionId: Id): readonly ChosenSession[] {
    const kept = this.storage.get<Kept>(STORAGE_KEY)
    if (kept?.promotionId !== promotionId || this.clock.now() - kept.at > LIFE_MS) return []
    return kept.sessions
  }

  sessionOf(promotionId: Id, sessionId: Id): ChosenSession | undefined {
    return this.of(promotionId).find(({ bizShowSessionId }) => bizShowSessionId === sessionId)
  }

  /** Takes the tickets of a session in the place of those that were chosen of it. */
  put(promotionId: Id, chosen: ChosenSession): void {
    const others = this.of(promotionId).filter(({ bizShowSessionId }) => bizShowSessionId !== chosen.bizShowSessionId)
    const sessions = chosen.items.length > 0 ? [...others, chosen] : others
    this.storage.set(STORAGE_KEY, { promotionId, sessions, at: this.clock.now() } satisfies Kept)
  }

  clear(): void {
    this.storage.remove(STORAGE_KEY)
  }
}
