import { type GetTicketCodeOutput, getTicketCode, type TicketGateCode } from '@/contracts/voucher/get-ticket-code'
import { entryCodeOfKeys, entryNumber, nextEntryCodeAt } from '@/domain/entry-code'
import { CacheStatus } from '@/lib/cache-status'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { ShopTime } from './shop-time'

/** A code that the gate can read now. */
export interface ShownCode extends TicketGateCode {
  /** True if the device has neither network nor a valid key; keys work from the day before the session to its end. */
  isOutOfTime: boolean
}

/**
 * Codes of a voucher, fetched again when they expire, until stopped. Offline the device makes them from the keys of the
 * last answer (contract D-22).
 */
export class EntryCodes {
  readonly answer: Resource<GetTicketCodeOutput>
  readonly untilNext: Countdown
  readonly cacheStatus = new CacheStatus()

  private readonly time: ShopTime
  /** Moment of the shown codes on the shop's clock, epoch ms. */
  private shownAt = 0
  private latestRun = 0

  constructor({ request, clock }: Pick<App, 'request' | 'clock'>, voucherId: string) {
    this.answer = new Resource(() =>
      this.cacheStatus.track((options) => request(getTicketCode, { id: voucherId }, options)),
    )
    this.untilNext = new Countdown(clock)
    this.time = new ShopTime(clock)
    makeRefObservable(this, 'latestRun')
  }

  codeOf(ticketId: string): ShownCode | undefined {
    const code = this.answer.value?.codes.find((known) => known.ticketId === ticketId)
    if (!code) return undefined
    const isCopy = this.cacheStatus.savedAt !== null || this.answer.error !== null
    if (!isCopy || !code.entryKeys) return { ...code, isOutOfTime: false }
    const qrCode = entryCodeOfKeys(ticketId, code.entryKeys, this.shownAt)
    return { ...code, qrCode, displayCode: entryNumber(code.displayCode, qrCode), isOutOfTime: qrCode === '' }
  }

  async refresh(): Promise<void> {
    const thisRun = ++this.latestRun
    await this.answer.load()
    if (thisRun !== this.latestRun) return
    const { value, error } = this.answer
    if (!value) return
    if (error === null) this.time.record(value.serverTime, this.cacheStatus.savedAt)
    this.showNow()
    if (value.codes.length > 0) this.untilNext.start(this.secondsLeft, () => void this.refresh())
  }

  stop(): void {
    this.latestRun += 1
    this.untilNext.stop()
  }

  private showNow(): void {
    this.shownAt = this.time.now()
  }

  /** Seconds until the next code; at least one, so that no second has two requests. */
  private get secondsLeft(): number {
    return Math.max(1, (nextEntryCodeAt(this.shownAt) - this.shownAt) / 1000)
  }
}
