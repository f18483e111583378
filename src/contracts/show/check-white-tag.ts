import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CheckWhiteTagInput {
  showId: Id
  /**
   * Requirements of the show for its buyers, separated by commas.
   * @maxLength 200
   */
  tagIds: string
}

export interface CheckWhiteTagOutput {
  pass: boolean
  /** Why not, for the user. */
  message?: string
}

/** Whether a show is sold to the user (CAT-068, CAT-119). */
export const checkWhiteTag = endpoint<CheckWhiteTagInput, CheckWhiteTagOutput>({
  path: 'show/buyer/v3/shows/:showId/white_tag/check',
  priority: 'high',
  isRiskChecked: true,
})
