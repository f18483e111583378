/** Default scroll distance over which a title bar becomes opaque, px. */
const DISTANCE = 100

/** Opacity of a title bar at a scroll position (px): 0 to 1, in tenths. */
export function barOpacity(scrollTop: number, distance = DISTANCE): number {
  const share = Math.min(1, Math.max(0, scrollTop / distance))
  return Math.round(share * 10) / 10
}
