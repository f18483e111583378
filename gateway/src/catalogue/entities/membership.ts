import type { LocalText } from '../../texts/text'
import type { RightIcon } from '../drawings/right-icon'

/** The paid level; all others are reached by growth. */
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
}

/** A level reached by growth. */
export interface GrowthLevel {
  levelCode: string
  name: LocalText
  /** Growth from which on. */
  minGrowth: number
}

/** Levels of members, and what they bring. */
export interface MemberProgramme {
  /** From the lowest. */
  levels: readonly [GrowthLevel, ...GrowthLevel[]]
  /** Rights of all levels, the paid one included. */
  rights: readonly LevelRight[]
  /** Templates of birthday coupons for levels with that right, one each. */
  birthdayCouponIds: readonly string[]
}

/** Rules of points and growth as the shop explains them, HTML. */
export interface MemberRules {
  points: LocalText
  growth: LocalText
}
