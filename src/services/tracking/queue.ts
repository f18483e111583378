import type { RecordEventsInput, TrackedEvent } from '@/contracts/track/record-events'
import { toAppError } from '@/lib/app-error'
import { randomHex } from '@/lib/random-hex'
import type { KeyValueStorage } from '@/platform/storage/contract'

export const TRACKING_QUEUE_KEY = 'tracking-queue'
/** Events per call; a full queue is sent at once (TRACK-001). */
const BATCH_SIZE = 100
/** An event waits no longer for others (TRACK-002), ms. */
const MAX_DELAY_MS = 6_000
/** Events that are kept without a network; then the oldest is dropped (TRACK-003). */
const MAX_OFFLINE = 200
/** A batch that failed is sent again so often before it waits for the network (TRACK-006). */
const RETRIES = 3
/** The same event again within this time is one (TRACK-007), ms. */
const THROTTLE_MS = 300
/** Wait before the first retry; each next one takes twice as long, ms. */
const FIRST_RETRY_MS = 1_000
/** Longest time that a new event is in memory only, ms: storage is synchronous, and a write holds all events. */
const SAVE_DELAY_MS = 1_000
/** Events that come faster than a working network takes them. */
const MAX_WAITING = 1_000

export type Batch = Pick<RecordEventsInput, 'batchId' | 'events'>

interface SavedQueue {
  events: TrackedEvent[]
  /** The batch under way: its id and the number of leading events in it. */
  batch: { id: string; count: number } | null
}

/**
 * Events on their way to the shop, in order, one batch at a time, kept across restarts. An event leaves the queue once
 * the shop has answered; the shop records none twice, so that a lost answer costs nothing.
 */
export class EventQueue {
  private events: TrackedEvent[]
  private batch: SavedQueue['batch']
  private timer: ReturnType<typeof setTimeout> | null = null
  private saveTimer: ReturnType<typeof setTimeout> | null = null
  private sending: Promise<void> | null = null
  private isOffline = false
  private isStopped = false
  /** When each event of the last moments was added, by its content. */
  private readonly lastAdded = new Map<string, number>()

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly send: (batch: Batch) => Promise<unknown>,
    private readonly wait: (ms: number) => Promise<void>,
  ) {
    const saved = storage.get<SavedQueue>(TRACKING_QUEUE_KEY)
    this.events = Array.isArray(saved?.events) ? saved.events : []
    this.batch = saved?.batch ?? null
    if (this.events.length > 0) this.schedule()
  }

  add(event: TrackedEvent): void {
    if (this.isStopped || this.isRepeated(event)) return
    this.events.push(event)
    this.trim()
    this.saveTimer ??= setTimeout(() => this.save(), SAVE_DELAY_MS)
    if (this.events.length >= BATCH_SIZE && !this.isOffline) void this.flush()
    else this.schedule()
  }

  /** Sends what waits; resolves when it is sent, or when it has to wait on. Never rejects. */
  flush(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null
    })
    return this.sending
  }

  /** The network has come back, or has gone. */
  handleNetwork(isOnline: boolean): void {
    this.isOffline = !isOnline
    if (isOnline) void this.flush()
    else this.trim()
  }

  /** Saves the queue, and hands its next batch to a beacon. Its arrival is unknown: the batch stays, under the same id. */
  handOver(beacon: (batch: Batch) => boolean): void {
    if (this.events.length > 0 && !beacon(this.nextBatch())) void this.flush()
  }

  /** Saves the queue a last time, and sends nothing more. */
  stop(): void {
    if (this.saveTimer !== null) this.save()
    this.isStopped = true
    this.clearTimer()
  }

  private async sendAll(): Promise<void> {
    this.clearTimer()
    while (this.events.length > 0 && !this.isStopped) {
      const isDone = await this.deliver()
      this.isOffline = !isDone
      if (isDone) this.remove(this.batch?.count ?? 0)
      this.trim()
      this.save()
      if (!isDone) return
    }
  }

  /** Sends a batch until the shop has it or refuses it for good; false when it has to wait. */
  private async deliver(): Promise<boolean> {
    for (let retry = 0; ; retry += 1) {
      try {
        await this.send(this.nextBatch())
        return true
      } catch (thrown) {
        const { kind } = toAppError(thrown)
        if (kind === 'rejected') return true
        if (retry === RETRIES) return false
      }
      await this.wait(FIRST_RETRY_MS * 2 ** retry)
      if (this.isStopped || this.events.length === 0) return false
    }
  }

  private nextBatch(): Batch {
    this.batch ??= { id: randomHex(32), count: Math.min(this.events.length, BATCH_SIZE) }
    this.save()
    return { batchId: this.batch.id, events: this.events.slice(0, this.batch.count) }
  }

  private remove(count: number): void {
    this.events = this.events.slice(count)
    this.batch = null
  }

  /** Drops the oldest events where there are too many; the batch under way loses its own. */
  private trim(): void {
    const surplus = this.events.length - (this.isOffline ? MAX_OFFLINE : MAX_WAITING)
    if (surplus <= 0) return
    this.events = this.events.slice(surplus)
    if (this.batch === null) return
    const count = this.batch.count - surplus
    this.batch = count > 0 ? { ...this.batch, count } : null
  }

  private isRepeated({ event, ts, page, params }: TrackedEvent): boolean {
    for (const [key, at] of this.lastAdded) if (ts - at >= THROTTLE_MS) this.lastAdded.delete(key)
    const key = JSON.stringify([event, page, params])
    if (this.lastAdded.has(key)) return true
    this.lastAdded.set(key, ts)
    return false
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.flush(), MAX_DELAY_MS)
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private save(): void {
    if (this.saveTimer !== null) clearTimeout(this.saveTimer)
    this.saveTimer = null
    if (this.isStopped) return
    const { events, batch } = this
    if (events.length === 0) this.storage.remove(TRACKING_QUEUE_KEY)
    else this.storage.set(TRACKING_QUEUE_KEY, { events, batch } satisfies SavedQueue)
  }
}
