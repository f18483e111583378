import { type GetSiteCodeOutput, getSiteCode } from '@/contracts/site/get-site-code'
import { Countdown } from '@/lib/countdown'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** The code of a site: another one when its time is over, until the page is out of sight (TICKET-018). */
export class SiteCodeModel {
  readonly code: Resource<GetSiteCodeOutput>
  readonly untilNext: Countdown
  private isPaused = false

  constructor({ request, clock }: Pick<App, 'request' | 'clock'>, siteId: string) {
    this.untilNext = new Countdown(clock)
    this.code = new Resource(
      () => request(getSiteCode, { siteId }),
      ({ expireSeconds }) => {
        if (!this.isPaused) this.untilNext.start(expireSeconds, () => void this.load())
      },
    )
    makeRefObservable(this, 'isPaused')
  }

  async load(): Promise<void> {
    this.isPaused = false
    await this.code.load()
  }

  pause(): void {
    this.isPaused = true
    this.untilNext.stop()
  }

  dispose(): void {
    this.pause()
  }
}
