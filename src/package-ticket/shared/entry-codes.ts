import { makeAutoObservable } from 'mobx'
import { type GetTicketCodeOutput, getTicketCode, type TicketGateCode } from '@/contracts/voucher/get-ticket-code'
import { Countdown } from '@/lib/countdown'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** The codes of a voucher; they are fetched anew when their time is over, as long as they are looked at. */
export class EntryCodes {
  readonly answer: Resource<GetTicketCodeOutput>
  readonly untilNext: Countdown

  constructor({ request, clock }: Pick<App, 'request' | 'clock'>, voucherId: string) {
    this.answer = new Resource(() => request(getTicketCode, { id: voucherId }))
    this.untilNext = new Countdown(clock)
    makeAutoObservable(this, { answer: false, untilNext: false }, { autoBind: true })
  }

  codeOf(ticketId: string): TicketGateCode | undefined {
    return this.answer.value?.codes.find((code) => code.ticketId === ticketId)
  }

  async refresh(): Promise<void> {
    await this.answer.load()
    const { value } = this.answer
    if (value && value.codes.length > 0) this.untilNext.start(value.refreshInterval, () => void this.refresh())
  }

  stop(): void {
    this.untilNext.stop()
  }
}
