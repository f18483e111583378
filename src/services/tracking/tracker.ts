import { rootPathOf } from '@/contracts/endpoint'
import { recordEvents } from '@/contracts/track/record-events'
import { wait } from '@/lib/wait'
import type { Beacon } from '@/platform/beacon/contract'
import type { Note } from '@/stores/tracking-store'
import type { App } from '../app'
import { faultWithoutIds, type Happening, happeningOfCall, happeningOfOpening, isPaidPage, publicIds } from './events'
import { type Batch, EventQueue } from './queue'
import { TrackingSession } from './session'

/** Events before an error that are sent with it. */
const TRAIL_LENGTH = 6
const MAX_TRAIL = 600

export type TrackerParts = Pick<
  App,
  'request' | 'clock' | 'storage' | 'system' | 'terminal' | 'locale' | 'tracking' | 'webPlaces'
>

/** Turns notes into events and sends them, until it is stopped (contract A-TRACK-1, A-TRACK-2). */
export class Tracker {
  private readonly queue: EventQueue
  private readonly session: TrackingSession
  private readonly endings: (() => void)[]
  /** The page on the screen, and what it is about; null while the app is hidden. */
  private current: Happening | null = null
  private lastPage = ''
  private trail: string[] = []

  constructor(
    private readonly app: TrackerParts,
    private readonly beacon: Beacon,
  ) {
    this.session = new TrackingSession(app.storage, app.clock)
    this.queue = new EventQueue(app.storage, (batch) => app.request(recordEvents, this.inputOf(batch)), wait)
    app.tracking.deliverTo((note) => this.handle(note))
    this.endings = [
      () => app.tracking.deliverTo(null),
      app.system.onNetworkChange((isOnline) => this.queue.handleNetwork(isOnline)),
      beacon.onHide(() => this.hide()),
      () => this.queue.stop(),
    ]
  }

  stop(): void {
    for (const end of this.endings) end()
  }

  private handle(note: Note): void {
    if (note.kind === 'shown') {
      this.show({ event: 'page_view', page: note.name, params: publicIds(note.params) }, note.at)
      return
    }
    const happening = this.happeningOf(note)
    if (happening) this.record(happening, note.at)
  }

  private happeningOf(note: Note): Happening | null {
    const page = this.lastPage
    if (note.kind === 'called') return happeningOfCall(note, page)
    if (note.kind === 'opened') return happeningOfOpening(note, page)
    if (note.kind === 'shared') return { event: 'share', page, params: publicIds(note.params) }
    const trail = this.trail.join(' > ').slice(-MAX_TRAIL)
    return { event: 'error', page, params: { fault: faultWithoutIds(note.name), trail } }
  }

  private show(view: Happening, at: number): void {
    this.leave(at)
    this.current = view
    this.lastPage = view.page
    this.record(view, at)
    if (isPaidPage(view.page) && this.session.awaitsPayment) {
      this.session.setAwaitsPayment(false)
      this.record({ event: 'pay_result', page: view.page, params: { outcome: 'success' } }, at)
    }
  }

  private leave(at: number): void {
    if (this.current) this.record({ ...this.current, event: 'page_leave' }, at)
    this.current = null
  }

  private hide(): void {
    this.leave(this.app.clock.now())
    this.queue.handOver((batch) => {
      const url = `${this.app.webPlaces.ownOrigin}${rootPathOf(recordEvents)}`
      return this.beacon.send(url, JSON.stringify(this.inputOf(batch)))
    })
  }

  private record(happening: Happening, at: number): void {
    const { event, page, params } = happening
    this.queue.add({ ...happening, ts: at, sessionId: this.session.idAt(at) })
    this.trail = [...this.trail, `${event} ${page}`].slice(-TRAIL_LENGTH)
    if (event === 'order_create' && params.outcome === 'success') this.session.setAwaitsPayment(true)
  }

  private inputOf(batch: Batch) {
    return { ...batch, device: { terminal: this.app.terminal.src, locale: this.app.locale.locale } }
  }
}
