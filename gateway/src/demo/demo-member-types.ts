import type { LocalText } from '../texts/text'
import type { RightIcon } from './pictures/right-icon'

/** Something that levels give. */
export interface DemoRight {
  rightId: string
  icon: RightIcon
  name: LocalText
  badge: LocalText | null
  /** One line. */
  desc: LocalText
  /** In full, as HTML. */
  content: LocalText
  /** Codes of the levels that have it. */
  levels: readonly string[]
  /** False for what only the shop sees. */
  isDisplayed: boolean
  isHighlighted: boolean
}

/** A membership that is paid for. */
export interface DemoMembership {
  primeCardId: string
  /** What is left to pay for tickets, 0 to 1. */
  showDiscount: number
  validDays: number
  name: LocalText
  priceCent: number
  buttonText: LocalText
  /** Templates of the coupons that come with it, one for each. */
  giftCouponIds: readonly string[]
  /** Templates of the coupons that a member with the right to them is given on their birthday, one for each. */
  birthdayCouponIds: readonly string[]
  /** What this and every other level gives. */
  rights: readonly DemoRight[]
}
