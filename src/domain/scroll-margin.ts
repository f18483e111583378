/** Free space below the last element of a page, px: less on iOS, more above a bar of actions. */
export function scrollMargin(isIos: boolean, hasActionBar: boolean): number {
  if (isIos) return hasActionBar ? 60 : 20
  return hasActionBar ? 80 : 40
}
