/** True for highlighted tags of a show, by type: coupons and activities are, all others are plain. */
export function isHighlighted(type: string): boolean {
  return /^MARKETING_TAG_(COUPON|ACTIVITY)$/.test(type)
}
