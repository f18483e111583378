import type { ComponentType } from '@/contracts/layout/layout-component'
import type { Terminal } from '@/platform/terminal/contract'

/** Default of types that are not named below. */
const USUAL = 260

/** On a phone, and on a desktop where that is another. */
const HEIGHTS: Readonly<Partial<Record<ComponentType, number | readonly [mobile: number, desktop: number]>>> = {
  ACTIVITY_ENROLL: 88,
  ANNOUNCEMENT: 56,
  COUPON_LIST: [264, 160],
  COUPON_PACKAGE: [288, 184],
  COUPON_SINGLE: 104,
  DIVIDING_LINE: 33,
  HOT_ROB: [404, 272],
  HOT_VENUE: 215,
  ICON_NAVIGATION: [192, 110],
  IMAGE_HOT_AREA: [163, 420],
  IMAGE_MULTI: [95, 241],
  IMAGE_SINGLE: [163, 420],
  PAGE_TITLE: 72,
  PAID_MEMBER: 162,
  PRIVILEGE_CARD: [596, 380],
  PRODUCT_LIST: [539, 338],
  PRODUCT_SINGLE: 152,
  PRODUCT_SLIDE: [307, 347],
  RICH_TEXT: 151,
  SHOW_CALENDAR: 406,
  SHOW_INFO: 144,
  SHOW_LIST: [581, 384],
  SHOW_NAME: 76,
  SHOW_SLIDE: [293, 384],
  SHOW_THREE_COLUMN: [519, 334],
  SINGLE_SHOW: [216, 276],
  SLIDE_NAVIGATION: [163, 420],
  SUBSCRIPTION: [488, 272],
  TEXT: 30,
  TITLE: 56,
  // Most users owe nothing, and then it takes no room.
  TO_PAY_ORDER: 0,
  TOUR: 188,
  VENUE_RESERVATION: [380, 272],
  VIDEO: [205, 534],
  VOTE: [386, 272],
}

/** Usual height of a block of this type, px: reserved until it is drawn, so that little moves then. */
export function estimatedHeight(type: ComponentType, form: Terminal['form']): number {
  const height = HEIGHTS[type] ?? USUAL
  return typeof height === 'number' ? height : height[form === 'mobile' ? 0 : 1]
}
