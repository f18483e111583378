import { endpoint } from '../endpoint'

export interface GetAnnualReviewInput {
  /**
   * The present one where it is absent.
   * @asType integer
   * @minimum 2000
   * @maximum 2100
   */
  year?: number
}

/** What a page of the review is about: how many shows and tickets, how often let in, and what there was most of. */
export type ReviewPageType = 'SHOWS' | 'TICKETS' | 'ENTRIES' | 'FIRST' | 'CATEGORY' | 'VENUE' | 'CITIES'

export interface ReviewPage {
  type: ReviewPageType
  title: string
  value: string
  imageUrl: string
}

export interface GetAnnualReviewOutput {
  year: number
  /** Empty for a year without shows; only pages that there is something to say on. */
  pages: ReviewPage[]
  shareImageUrl: string
}

/** The year of a user in figures of their own tickets (contract Y5). */
export const getAnnualReview = endpoint<GetAnnualReviewInput, GetAnnualReviewOutput>({
  path: 'user/buyer/v3/annual_review',
})
