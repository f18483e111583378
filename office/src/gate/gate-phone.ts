import type { GateListPart } from '../../../src/domain/gate-list'
import {
  type GateAnswer,
  type GateCalls,
  type GateConflict,
  type GateCounts,
  type GateNews,
  type GateStore,
  isSignedOut,
} from './gate-calls'
import { EntitlementList, type LocalVerdict, type StoredList } from './gate-list'
import { ScanQueue } from './scan-queue'

/** Age at which the list is loaded again, ms. */
const LIST_LIFE_MS = 10 * 60_000
/** Longest code of a call; no code of the shop is as long. */
const MAX_CODE = 200
/** Scans that are shown. */
const MAX_RECENT = 50

/** Place and session of a phone. */
export interface GatePlace {
  sessionId: string
  title: string
  timeText: string
  gateName: string
  entrance?: string
}

/** A scan with its verdict: of the gateway, or of the phone alone. */
export type ScanRecord = Omit<GateAnswer, 'answer'> &
  Omit<LocalVerdict, 'answer'> & {
    at: number
    code: string
    answer: string
    /** Judged without the gateway, which has not answered yet. */
    isLocal: boolean
    /** The gateway refused a person whom this phone let in. */
    isConflict: boolean
  }

interface Parts {
  calls: GateCalls
  store: GateStore
  /** Epoch ms. */
  clock: () => number
  newId: () => string
  newSalt: () => string
  onChange: () => void
}

/** A phone at a gate: asks the gateway while it can, and its own list otherwise. */
export class GatePhone {
  place: GatePlace | null = null
  counts: GateCounts | null = null
  conflicts: readonly GateConflict[] = []
  recent: readonly ScanRecord[] = []
  isOnline = true
  isSignedOut = false
  private list: EntitlementList | null = null
  /** Difference of the gateway's clock to the phone's, ms. */
  private clockOffset = 0
  private newsAt = 0
  private readonly queue: ScanQueue

  constructor(private readonly parts: Parts) {
    this.queue = new ScanQueue(parts.calls, parts.store, (answer) => this.complete(answer))
  }

  get waiting(): number {
    return this.queue.size
  }

  get entrances(): readonly string[] {
    return this.list?.stored.entrances ?? []
  }

  get listLoadedAt(): number | null {
    return this.list?.stored.loadedAt ?? null
  }

  /** Continues after a reload, with or without a network. */
  async restore(): Promise<void> {
    await this.queue.restore()
    this.place = (await this.parts.store.get<GatePlace>('place')) ?? null
    this.clockOffset = (await this.parts.store.get<number>('clockOffset')) ?? 0
    const stored = await this.parts.store.get<StoredList>('list')
    this.list = stored ? new EntitlementList(stored) : null
    this.parts.onChange()
  }

  /** Loads the list of a session. */
  async loadList(sessionId: string, onPart?: (tickets: number) => void): Promise<void> {
    const salt = this.parts.newSalt()
    const tickets: StoredList['tickets'][number][] = []
    let after: string | null = null
    let part: GateListPart & { now: number }
    do {
      part = await this.parts.calls.read('gate/list', { sessionId, salt, ...(after !== null && { after }) })
      tickets.push(...part.tickets)
      onPart?.(tickets.length)
      after = part.next
    } while (after !== null)
    const { next: _next, ...whole } = part
    await this.synchronizeClock(part.now)
    const stored: StoredList = { ...whole, tickets, salt, loadedAt: part.now }
    this.list = new EntitlementList(stored)
    this.newsAt = 0
    await this.parts.store.set('list', stored)
    this.parts.onChange()
  }

  /** Opens the gate at a place whose list is loaded. */
  async open(place: GatePlace): Promise<void> {
    this.place = place
    this.recent = []
    await this.parts.store.set('place', place)
    this.parts.onChange()
    await this.tick()
  }

  async close(): Promise<void> {
    this.place = null
    this.counts = null
    this.conflicts = []
    await this.parts.store.set('place', null)
    this.parts.onChange()
  }

  /** Removes the list and the place from the phone. */
  async forget(): Promise<void> {
    this.list = null
    await this.close()
    await this.parts.store.clear()
  }

  /** Verdict on a code in front of the phone. */
  async scan(shown: string): Promise<ScanRecord> {
    const code = shown.slice(0, MAX_CODE)
    const id = this.parts.newId()
    const at = this.now()
    const answer = this.isOnline && !this.isSignedOut ? await this.requestVerdict(id, code, at) : null
    const record = answer ? this.answered(answer, code, at) : await this.judgeAlone(id, code, at)
    this.recent = [record, ...this.recent].slice(0, MAX_RECENT)
    this.parts.onChange()
    return record
  }

  /** Admits a person whose code the phone cannot check, by the decision of the member of staff. */
  async admit({ id }: ScanRecord): Promise<void> {
    const record = this.recent.find((each) => each.id === id)
    if (!record || record.isLetIn) return
    this.change(record.id, { isLetIn: true })
    this.markUsed(record.mark, record.at)
    await this.enqueue({ ...record, isLetIn: true })
  }

  /** Takes an entry back. */
  async undo({ id, mark, code }: ScanRecord, reason: string): Promise<void> {
    this.change(id, { isUndone: true, isConflict: false })
    const of = mark ?? this.list?.markOfCode(code)
    if (of) this.list?.mark(of, { isUsed: false })
    await this.queue.add({ kind: 'undo', id, reason })
    await this.tick()
  }

  /** Hands in what waits, and learns of other gates; call it every few seconds. */
  async tick(): Promise<void> {
    try {
      await this.queue.send()
      await this.loadNews()
      const { list, place } = this
      if (place && (!list || this.now() - list.stored.loadedAt > LIST_LIFE_MS)) await this.loadList(place.sessionId)
      this.isOnline = true
      this.isSignedOut = false
    } catch (error) {
      this.fail(error)
    }
    this.parts.onChange()
  }

  private async loadNews(): Promise<void> {
    if (!this.place || !this.list) return
    const { sessionId } = this.place
    const { salt } = this.list.stored
    const news = await this.parts.calls.read<GateNews>('gate/news', { sessionId, salt, since: this.newsAt })
    await this.synchronizeClock(news.now)
    this.newsAt = news.now
    this.counts = news.counts
    this.conflicts = news.conflicts
    for (const { mark, isUsed, usedAt, usedGate } of news.tickets) {
      this.list.mark(mark, { isUsed, ...(usedAt !== null && { usedAt }), ...(usedGate !== null && { usedGate }) })
    }
  }

  private async requestVerdict(id: string, code: string, at: number): Promise<GateAnswer | null> {
    const { sessionId, gateName, entrance } = this.openPlace()
    try {
      const { answers } = await this.parts.calls.write<{ answers: GateAnswer[] }>('gate/scans', {
        sessionId,
        gateName,
        ...(entrance !== undefined && { entrance }),
        scans: [{ id, code, at }],
      })
      return answers[0] ?? null
    } catch (error) {
      this.fail(error)
      return null
    }
  }

  private answered(answer: GateAnswer, code: string, at: number): ScanRecord {
    const mark = this.list?.markOfCode(code)
    if (answer.answer === 'entered') this.markUsed(mark, at)
    return { ...answer, ...(mark !== undefined && { mark }), code, at, isLocal: false, isConflict: false }
  }

  private async judgeAlone(id: string, code: string, at: number): Promise<ScanRecord> {
    const { entrance } = this.openPlace()
    const verdict: LocalVerdict = this.list?.check(code, at, entrance) ?? { answer: 'unchecked', doubt: 'not-listed' }
    const isLetIn = verdict.answer === 'entered'
    const record = { ...verdict, id, code, at, isLetIn, isUndone: false, isLocal: true, isConflict: false }
    if (isLetIn) this.markUsed(verdict.mark, at)
    if (verdict.answer !== 'unchecked') await this.enqueue(record)
    return record
  }

  private async enqueue({ id, code, at, isLetIn }: ScanRecord): Promise<void> {
    const { sessionId, gateName, entrance } = this.openPlace()
    const place = { sessionId, gateName, ...(entrance !== undefined && { entrance }) }
    await this.queue.add({ kind: 'scan', id, code, at, isLetIn, ...place })
  }

  /** The gateway's answer to a scan that was handed in late. */
  private complete(answer: GateAnswer): void {
    const isConflict = answer.isLetIn && !answer.isUndone && answer.answer !== 'entered'
    this.change(answer.id, { ...answer, isLocal: false, isConflict })
  }

  private change(id: string, facts: Partial<ScanRecord>): void {
    this.recent = this.recent.map((record) => (record.id === id ? { ...record, ...facts } : record))
    this.parts.onChange()
  }

  private markUsed(mark: string | undefined, usedAt: number): void {
    if (mark) this.list?.mark(mark, { isUsed: true, usedAt, usedGate: this.place?.gateName ?? '' })
  }

  private fail(error: unknown): void {
    if (isSignedOut(error)) this.isSignedOut = true
    else this.isOnline = false
  }

  private openPlace(): GatePlace {
    if (!this.place) throw new Error('no gate is open')
    return this.place
  }

  private now(): number {
    return this.parts.clock() + this.clockOffset
  }

  private async synchronizeClock(gatewayNow: number): Promise<void> {
    this.clockOffset = gatewayNow - this.parts.clock()
    await this.parts.store.set('clockOffset', this.clockOffset)
  }
}
