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

/** Subjects of the review's pages: numbers of shows, tickets and entries, and what was most frequent. */
export type ReviewPageType = 'SHOWS' | 'TICKETS' | 'ENTRIES' | 'FIRST' | 'CATEGORY' | 'VENUE' | 'CITIES'

export interface ReviewPage {
  type: ReviewPageType
  title: string
  value: string
  imageUrl: string
}

export interface GetAnnualReviewOutput {
  year: number
  /** Empty for a year without shows; only pages with data. */
  pages: ReviewPage[]
  shareImageUrl: string
}

/** The year of a user in figures of their own tickets (contract Y5). */
export const getAnnualReview = endpoint<GetAnnualReviewInput, GetAnnualReviewOutput>({
  path: 'user/buyer/v3/annual_review',
})
