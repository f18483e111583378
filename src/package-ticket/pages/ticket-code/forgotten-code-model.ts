import { type GetForgottenIdCodeOutput, getForgottenIdCode } from '@/contracts/voucher/get-forgotten-id-code'
import type { Id } from '@/contracts/wire-types'
import { entryCodeOfKeys, entryNumber, nextEntryCodeAt } from '@/domain/entry-code'
import { CacheStatus } from '@/lib/cache-status'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { ShopTime } from '../../entry/shop-time'

/** Minimum interval of requests, s: the device's clock may be ahead of the shop's. */
const LEAST_SECONDS = 10

/** Code that replaces a forgotten document; renewed when it expires (TICKET-033). */
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

  /** Stops renewal while the page is hidden. */
  pause(): void {
    this.isPaused = true
    this.untilNext.stop()
  }

  dispose(): void {
    this.pause()
  }

  /** Answer with the current picture and number: a copy contains old ones and their keys. */
  private current(answer: GetForgottenIdCodeOutput): GetForgottenIdCodeOutput {
    const { savedAt } = this.cacheStatus
    this.time.record(answer.serverTime, savedAt)
    if (savedAt === null) return answer
    const now = this.time.now()
    // Copies from an earlier app version have no keys.
    const qrCode = entryCodeOfKeys(answer.ticketId, answer.entryKeys ?? [], now)
    return { ...answer, qrCode, code: entryNumber(answer.code, qrCode), expireTime: nextEntryCodeAt(now) }
  }
}
