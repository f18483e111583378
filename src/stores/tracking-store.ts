import type { Clock } from '@/lib/clock'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'tracking-choice'
/** Notes that wait for the tracker, which is fetched late; more are not worth the memory. */
const MAX_WAITING = 50

/** Occurrence before it becomes an event. */
export interface Note {
  kind: 'shown' | 'opened' | 'called' | 'shared' | 'fault'
  /** Path of a page or a call; of a fault its text. */
  name: string
  at: number
  params?: Readonly<Record<string, string>>
  /** Of a call: `success`, or the code of its error. */
  outcome?: string
}

/**
 * Whether the use of the shop may be tracked, and what there is to track. A user agrees to the privacy policy at login;
 * nothing is noted of a visitor, unless the visitor switches it on. The switch in the privacy page counts above both.
 */
export class TrackingStore {
  private choice: boolean | null
  private waiting: Note[] = []
  private receiver: ((note: Note) => void) | null = null

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
    private readonly session: { isLoggedIn: boolean },
  ) {
    this.choice = storage.get<boolean>(STORAGE_KEY)
    makeRefObservable(this, 'waiting', 'receiver')
  }

  get isAllowed(): boolean {
    return this.choice ?? this.session.isLoggedIn
  }

  choose(isAllowed: boolean): void {
    this.choice = isAllowed
    this.storage.set(STORAGE_KEY, isAllowed)
  }

  /** Drops the choice and the queue, as on a new device. */
  forget(): void {
    this.choice = null
    this.waiting = []
  }

  /** Notes what happened; without consent nothing is kept, not even in memory. */
  record(kind: Note['kind'], name: string, details: Pick<Note, 'params' | 'outcome'> = {}): void {
    if (!this.isAllowed) return
    const note = { kind, name, at: this.clock.now(), ...details }
    if (this.receiver) this.receiver(note)
    else if (this.waiting.length < MAX_WAITING) this.waiting.push(note)
  }

  /** Delivers what was noted and what will be; null stops it and forgets what waits. */
  deliverTo(receiver: ((note: Note) => void) | null): void {
    this.receiver = receiver
    const notes = this.waiting
    this.waiting = []
    if (receiver) notes.forEach(receiver)
  }
}
