import type { Id } from '../wire-types'

/** Something that a membership gives. */
export interface PrimeRight {
  rightId: Id
  icon: string
  primeRightTypeName: string
  badgeDesc?: string
  isDisplayToUser: boolean
  isHighlight: boolean
}
