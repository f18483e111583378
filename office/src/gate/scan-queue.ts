import { type GateAnswer, type GateCalls, type GateStore, isUnreached } from './gate-calls'

/** Scans of a call. */
const BATCH = 100
const KEY = 'queue'

interface QueuedScan {
  kind: 'scan'
  id: string
  code: string
  at: number
  isLetIn: boolean
  sessionId: string
  gateName: string
  entrance?: string
}

interface QueuedUndo {
  kind: 'undo'
  id: string
  reason: string
}

export type QueueItem = QueuedScan | QueuedUndo

/** Scans and undone entries that the gateway has not heard of, in their order. */
export class ScanQueue {
  private items: QueueItem[] = []
  private sending: Promise<void> | null = null

  constructor(
    private readonly calls: GateCalls,
    private readonly store: GateStore,
    private readonly onAnswer: (answer: GateAnswer) => void,
  ) {}

  async restore(): Promise<void> {
    this.items = (await this.store.get<QueueItem[]>(KEY)) ?? []
  }

  get size(): number {
    return this.items.length
  }

  add(item: QueueItem): Promise<void> {
    this.items.push(item)
    return this.save()
  }

  /** Sends everything; throws if the network is missing, and keeps what was not answered. */
  send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null
    })
    return this.sending
  }

  private async sendAll(): Promise<void> {
    while (this.items.length > 0) {
      const part = this.nextPart()
      await this.sendPart(part)
      this.items = this.items.slice(part.length)
      await this.save()
    }
  }

  /** An undone entry alone, a number alone, or pictures of one gate together. */
  private nextPart(): QueueItem[] {
    const [first] = this.items
    if (first?.kind !== 'scan' || !isPicture(first)) return this.items.slice(0, 1)
    const end = this.items.findIndex(
      (item, index) =>
        index >= BATCH ||
        item.kind !== 'scan' ||
        !isPicture(item) ||
        item.sessionId !== first.sessionId ||
        item.gateName !== first.gateName ||
        item.entrance !== first.entrance,
    )
    return end === -1 ? [...this.items] : this.items.slice(0, end)
  }

  private async sendPart(part: QueueItem[]): Promise<void> {
    const [first] = part
    if (first?.kind === 'undo') {
      const { id, reason } = first
      // A refused one would keep all others waiting: the gateway knows no entry of this scan.
      await this.calls.write(`gate/scans/${id}/undo`, { reason }).catch((error) => {
        if (isUnreached(error) || (error as { status: number }).status === 401) throw error
      })
      return
    }
    if (!first) return
    const { sessionId, gateName, entrance } = first
    const scans = part.flatMap((item) => {
      if (item.kind !== 'scan') return []
      const { id, code, at, isLetIn } = item
      return [{ id, code, at, isLetIn, isLate: true }]
    })
    const { answers } = await this.calls.write<{ answers: GateAnswer[] }>('gate/scans', {
      sessionId,
      gateName,
      ...(entrance !== undefined && { entrance }),
      scans,
    })
    answers.forEach(this.onAnswer)
  }

  private save(): Promise<void> {
    return this.store.set(KEY, this.items)
  }
}

function isPicture({ code }: QueuedScan): boolean {
  return code.trim().startsWith('ENCORE:')
}
