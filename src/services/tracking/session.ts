import type { Clock } from '@/lib/clock'
import { randomHex } from '@/lib/random-hex'
import type { KeyValueStorage } from '@/platform/storage/contract'

export const TRACKING_SESSION_KEY = 'tracking-session'
/** Idle time that ends a session (TRACK-004), ms. */
const IDLE_MS = 30 * 60 * 1000
/** Maximum duration of a session (TRACK-005), ms. */
const MAX_SESSION_MS = 12 * 60 * 60 * 1000

interface SavedSession {
  id: string
  startedAt: number
  lastAt: number
  /** An order was placed and not seen paid yet. */
  awaitsPayment: boolean
}

/** A visit: a random id without any relation to the user, kept across restarts. */
export class TrackingSession {
  private saved: SavedSession | null

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {
    this.saved = storage.get<SavedSession>(TRACKING_SESSION_KEY)
  }

  /** The session that an event of this time, epoch ms, belongs to. */
  idAt(at: number): string {
    return this.save({ ...this.current(at), lastAt: at }).id
  }

  get awaitsPayment(): boolean {
    return this.saved?.awaitsPayment ?? false
  }

  setAwaitsPayment(awaitsPayment: boolean): void {
    this.save({ ...this.current(this.clock.now()), awaitsPayment })
  }

  private current(at: number): SavedSession {
    const { saved } = this
    const isGoing = saved !== null && at - saved.lastAt < IDLE_MS && at - saved.startedAt < MAX_SESSION_MS
    return isGoing ? saved : { id: randomHex(32), startedAt: at, lastAt: at, awaitsPayment: false }
  }

  private save(session: SavedSession): SavedSession {
    this.saved = session
    this.storage.set(TRACKING_SESSION_KEY, session)
    return session
  }
}
