import type { Page } from 'playwright-core'
import { type ScreenBox, type ScreenLayout, screenLayout } from './screen-boxes'

/** How far down pages are unrolled, px: lists go on as long as they are scrolled. */
export const UNROLLED_PX = 4000
/** Less than a screen, so that all of it is drawn wherever the page stops. */
const STOP_PX = 600

/**
 * A whole page, put together from its screens: what is far from the screen may not be drawn. `scrollTo` scrolls, waits
 * until everything that came near is drawn, and answers whether there was so much of the page. Ends at the top. `above`
 * is where the page begins, px, so that the same things of two pages are taken from the same screen.
 */
export async function unrolledLayout(
  page: Page,
  above: number,
  scrollTo: (top: number) => Promise<boolean>,
): Promise<ScreenLayout> {
  const boxes: ScreenBox[] = []
  const overlaps = new Map<string, [string, string]>()
  for (let top = 0; top < UNROLLED_PX; top += STOP_PX) {
    const isThere = await scrollTo(top)
    const layout = await screenLayout(page)
    const isHere = (box: ScreenBox) =>
      box.layer === 0 && box.top - above >= top && (!isThere || box.top - above < top + STOP_PX)
    boxes.push(...layout.boxes.filter((box) => isHere(box) || (top === 0 && (box.layer !== 0 || box.top < above))))
    for (const pair of layout.overlaps) overlaps.set(pair.join('\n'), pair)
    if (!isThere) break
  }
  await scrollTo(0)
  return { boxes, overlaps: [...overlaps.values()] }
}
