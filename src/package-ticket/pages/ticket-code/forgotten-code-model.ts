import { type GetForgottenIdCodeOutput, getForgottenIdCode } from '@/contracts/voucher/get-forgotten-id-code'
import type { Id } from '@/contracts/wire-types'
import { entryCodeOfKeys, nextEntryCodeAt } from '@/domain/entry-code'
import { CacheStatus } from '@/lib/cache-status'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { ShopTime } from '../../entry/shop-time'

/** The clock of the device may be ahead of the shop's: nobody asks more often than this. */
const LEAST_SECONDS = 10

/** The code in place of a document: another one as soon as the time of one is over (TICKET-033). */
export class ForgottenCodeModel {
  readonly code: Resource<GetForgottenIdCodeOutput>
  readonly cacheStatus = new CacheStatus()
  private readonly untilNext: Countdown
  private readonly time: ShopTime
  private isPaused = false

  constructor({ request, clock }: Pick<App, 'request' | 'clock'>, id: Id, ticketId: Id) {
    this.untilNext = new Countdown(clock)
    this.time = new ShopTime(clock)
    const fetch = () => this.cacheStatus.track((options) => request(getForgottenIdCode, { id, ticketId }, options))
    this.code = new Resource(
      async () => this.current(await fetch()),
      ({ expireTime }) => {
        if (this.isPaused) return
        const seconds = Math.max(LEAST_SECONDS, (expireTime - this.time.now()) / 1000)
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

  /** An answer with the picture of now: a copy has that of then, and the key of today's. */
  private current(answer: GetForgottenIdCodeOutput): GetForgottenIdCodeOutput {
    const { savedAt } = this.cacheStatus
    this.time.note(answer.serverTime, savedAt)
    if (savedAt === null) return answer
    const now = this.time.now()
    // A copy from an earlier version of the app has no keys.
    const qrCode = entryCodeOfKeys(answer.ticketId, answer.entryKeys ?? [], now)
    return { ...answer, qrCode, expireTime: nextEntryCodeAt(now) }
  }
}
