import type { ComponentType } from '@/contracts/layout/layout-component'
import type { Terminal } from '@/platform/terminal/contract'

/** Default of types that are not named below. */
const USUAL = 260

/** On a phone, and on a desktop where that is another. */
const HEIGHTS: Readonly<Partial<Record<ComponentType, number | readonly [mobile: number, desktop: number]>>> = {
  ACTIVITY_ENROLL: 88,
  ANNOUNCEMENT: 44,
  COUPON_LIST: [262, 160],
  COUPON_PACKAGE: [282, 180],
  COUPON_SINGLE: 116,
  DIVIDING_LINE: 33,
  HOT_ROB: 388,
  HOT_VENUE: 215,
  ICON_NAVIGATION: 180,
  IMAGE_HOT_AREA: [175, 432],
  IMAGE_MULTI: [191, 483],
  IMAGE_SINGLE: [175, 432],
  PAGE_TITLE: 72,
  PAID_MEMBER: 174,
  PRODUCT_LIST: [557, 360],
  PRODUCT_SINGLE: 174,
  PRODUCT_SLIDE: 305,
  RICH_TEXT: 139,
  SHOW_CALENDAR: 406,
  SHOW_INFO: 144,
  SHOW_LIST: [580, 544],
  SHOW_NAME: 64,
  SHOW_SLIDE: [293, 384],
  SHOW_THREE_COLUMN: [539, 355],
  SINGLE_SHOW: [336, 284],
  SLIDE_NAVIGATION: [163, 420],
  SUBSCRIPTION: 466,
  TEXT: 30,
  TITLE: 68,
  // Most users owe nothing, and then it takes no room.
  TO_PAY_ORDER: 0,
  TOUR: 184,
  VIDEO: [205, 534],
}

/** Usual height of a block of this type, px: reserved until it is drawn, so that little moves then. */
export function estimatedHeight(type: ComponentType, form: Terminal['form']): number {
  const height = HEIGHTS[type] ?? USUAL
  return typeof height === 'number' ? height : height[form === 'mobile' ? 0 : 1]
}
