import { type GetTicketCodeOutput, getTicketCode, type TicketGateCode } from '@/contracts/voucher/get-ticket-code'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** The codes of a voucher, fetched again whenever their time is over, until it is stopped. */
export class EntryCodes {
  readonly answer: Resource<GetTicketCodeOutput>
  readonly untilNext: Countdown

  private latestRun = 0

  constructor({ request, clock }: Pick<App, 'request' | 'clock'>, voucherId: string) {
    this.answer = new Resource(() => request(getTicketCode, { id: voucherId }))
    this.untilNext = new Countdown(clock)
    makeRefObservable(this, 'latestRun')
  }

  codeOf(ticketId: string): TicketGateCode | undefined {
    return this.answer.value?.codes.find((code) => code.ticketId === ticketId)
  }

  async refresh(): Promise<void> {
    const thisRun = ++this.latestRun
    await this.answer.load()
    if (thisRun !== this.latestRun) return
    const { value } = this.answer
    if (value && value.codes.length > 0) this.untilNext.start(value.refreshInterval, () => void this.refresh())
  }

  stop(): void {
    this.latestRun += 1
    this.untilNext.stop()
  }
}
