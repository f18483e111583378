import type { LocalText } from '../texts/text'
import type { RightIcon } from './pictures/right-icon'

/** A right of levels. */
export interface DemoRight {
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
export interface DemoMembership {
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
  rights: readonly DemoRight[]
}
