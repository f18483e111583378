/** What stays free below the last thing of a page, px: less on iOS, more above a bar of actions. */
export function scrollMargin(isIos: boolean, hasActionBar: boolean): number {
  if (isIos) return hasActionBar ? 60 : 20
  return hasActionBar ? 80 : 40
}
