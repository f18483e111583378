import { type GetForgottenIdCodeOutput, getForgottenIdCode } from '@/contracts/voucher/get-forgotten-id-code'
import type { Id } from '@/contracts/wire-types'
import { nextEntryCodeAt } from '@/domain/entry-code'
import { CacheStatus } from '@/lib/cache-status'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** The clock of the device may be ahead of the shop's: nobody asks more often than this. */
const LEAST_SECONDS = 10

/** The code in place of a document: another one as soon as the time of one is over (TICKET-033). */
export class ForgottenCodeModel {
  readonly code: Resource<GetForgottenIdCodeOutput>
  readonly cacheStatus = new CacheStatus()
  private readonly untilNext: Countdown
  private isPaused = false

  constructor({ request, clock }: Pick<App, 'request' | 'clock'>, id: Id, ticketId: Id) {
    this.untilNext = new Countdown(clock)
    this.code = new Resource(
      () => this.cacheStatus.track((options) => request(getForgottenIdCode, { id, ticketId }, options)),
      ({ expireTime }) => {
        if (this.isPaused) return
        // The gate takes a code for longer than it is shown.
        const until = Math.min(expireTime, nextEntryCodeAt(clock.now()))
        const seconds = Math.max(LEAST_SECONDS, (until - clock.now()) / 1000)
        this.untilNext.start(seconds, () => void this.load())
      },
    )
    makeRefObservable(this, 'isPaused')
  }

  async load(): Promise<void> {
    this.isPaused = false
    await this.code.load()
  }

  /** The page is out of sight: nobody needs a new code. */
  pause(): void {
    this.isPaused = true
    this.untilNext.stop()
  }

  dispose(): void {
    this.pause()
  }
}
