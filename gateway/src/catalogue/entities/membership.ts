import type { LocalText } from '../../texts/text'
import type { RightIcon } from '../drawings/right-icon'

/** The paid level; all others are reached by growth (`services/ledgers/levels.ts`). */
export const PRIME_LEVEL = 'PRIME'

/** A right of levels. */
export interface LevelRight {
  rightId: string
  icon: RightIcon
  name: LocalText
  badge: LocalText | null
  /** One-line description. */
  desc: LocalText
  /** Full description, HTML. */
  content: LocalText
  /** Codes of the levels with this right. */
  levels: readonly string[]
  /** False for internal rights. */
  isDisplayed: boolean
  isHighlighted: boolean
}

/** A paid membership. */
export interface Membership {
  primeCardId: string
  /** Share of the ticket price that members pay, 0 to 1. */
  showDiscount: number
  validDays: number
  name: LocalText
  priceCent: number
  buttonText: LocalText
  /** Templates of included coupons, one each. */
  giftCouponIds: readonly string[]
  /** Templates of birthday coupons for members with that right, one each. */
  birthdayCouponIds: readonly string[]
  /** Rights of all levels. */
  rights: readonly LevelRight[]
}

/** Rules of points and growth as the shop explains them, HTML. */
export interface MemberRules {
  points: LocalText
  growth: LocalText
}
