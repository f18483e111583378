import type { Id } from '../wire-types'

/** Something that a level gives. */
export interface PrimeRight {
  rightId: Id
  icon: string
  primeRightTypeName: string
  badgeDesc?: string
  /** False: the app does not show it (MEMBER-015). */
  isDisplayToUser: boolean
  isHighlight: boolean
}
