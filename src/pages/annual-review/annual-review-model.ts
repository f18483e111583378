import { type GetAnnualReviewOutput, getAnnualReview } from '@/contracts/annual-review/get-annual-review'
import { venueTime } from '@/domain/show-date'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** The year of the user (TOPIC-004). For a visitor nothing is fetched. */
export class AnnualReviewModel {
  readonly review: Resource<GetAnnualReviewOutput>
  readonly year: number
  isSharing = false

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'clock'>,
    /** From the address; an invalid year becomes the current one. */
    year = '',
  ) {
    this.year = /^20\d\d$/.test(year) ? Number(year) : venueTime(app.clock.now()).year()
    this.review = new Resource(() => app.request(getAnnualReview, { year: this.year }))
    makeRefObservable(this)
  }

  load = async (): Promise<void> => {
    if (this.app.session.isLoggedIn) await this.review.load()
    else this.review.clear()
  }

  share(isSharing: boolean): void {
    this.isSharing = isSharing
  }
}
