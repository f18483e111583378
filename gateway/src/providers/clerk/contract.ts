/** Stands in for staff who decide applications. Without one, what waits for staff waits. */
export interface Clerk {
  /** Time after which an undecided refund is approved, ms: the order's rule allows it. */
  refundReviewMs: number
}
