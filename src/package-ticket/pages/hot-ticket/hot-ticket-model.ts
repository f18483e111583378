import { type HotTicket, listHotTickets } from '@/contracts/show/list-hot-tickets'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Upcoming sales, with the time until each (TICKET-006). */
export class HotTicketModel {
  readonly tickets: Resource<HotTicket[]>
  private readonly untilLast: Countdown
  private longest = 0

  constructor({ request, clock }: Pick<App, 'request' | 'clock'>, cityId: string | undefined) {
    this.untilLast = new Countdown(clock)
    this.tickets = new Resource(
      () => request(listHotTickets, cityId ? { cityId } : {}),
      (tickets) => {
        this.longest = Math.max(0, ...tickets.map(({ saleTimeCountdown }) => saleTimeCountdown))
        this.untilLast.start(this.longest)
      },
    )
    makeRefObservable(this)
  }

  /** Seconds until the sale of a show; 0 once it has begun. */
  secondsUntil({ saleTimeCountdown }: HotTicket): number {
    return Math.max(0, saleTimeCountdown - (this.longest - this.untilLast.secondsLeft))
  }

  async load(): Promise<void> {
    await this.tickets.load()
  }

  dispose(): void {
    this.untilLast.stop()
  }
}
