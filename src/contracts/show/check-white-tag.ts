import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CheckWhiteTagInput {
  showId: Id
  /**
   * What the show asks of its buyers, with commas between.
   * @maxLength 200
   */
  tagIds: string
}

export interface CheckWhiteTagOutput {
  pass: boolean
  /** Why not, for the user. */
  message?: string
}

/** Whether the user is one of those whom a show is sold to (CAT-068, CAT-119). */
export const checkWhiteTag = endpoint<CheckWhiteTagInput, CheckWhiteTagOutput>({
  path: 'show/buyer/v3/shows/:showId/white_tag/check',
  priority: 'high',
  isRiskChecked: true,
})
