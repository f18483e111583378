import type { Page } from 'playwright-core'
import { COUNTER } from './compare-boxes'
import { type ScreenBox, type ScreenLayout, screenLayout } from './screen-boxes'

/** Depth to which pages are unrolled, px: lists continue as long as they are scrolled. */
export const UNROLLED_PX = 4000
/** Less than a screen, so that all of it is drawn wherever the page stops. */
const STOP_PX = 600

/**
 * A whole page assembled from its screens, because distant content may not be drawn. `scrollTo` scrolls, waits until
 * nearby content is drawn, and returns whether the page is that long. Ends at the top. `above`: top of the page, px, so
 * that two pages are split alike.
 */
export async function unrolledLayout(
  page: Page,
  above: number,
  scrollTo: (top: number) => Promise<boolean>,
): Promise<ScreenLayout> {
  let boxes: ScreenBox[] = []
  const overlaps = new Map<string, [string, string]>()
  for (let top = 0; top < UNROLLED_PX; top += STOP_PX) {
    const isThere = await scrollTo(top)
    const layout = await screenLayout(page)
    const isHere = (box: ScreenBox) =>
      box.layer === 0 && box.top - above >= top && (!isThere || box.top - above < top + STOP_PX)
    const isNew = (box: ScreenBox) => isHere(box) || (top === 0 && (box.layer !== 0 || box.top < above))
    boxes = withNext(boxes, layout.boxes, isNew)
    for (const pair of layout.overlaps) overlaps.set(pair.join('\n'), pair)
    if (!isThere) break
  }
  await scrollTo(0)
  return { boxes, overlaps: [...overlaps.values()] }
}

/**
 * Merges the known boxes with those of the next screen, in page order: a row on both screens stays together, wherever
 * it is cut.
 */
function withNext(
  known: readonly ScreenBox[],
  screen: readonly ScreenBox[],
  isNew: (box: ScreenBox) => boolean,
): ScreenBox[] {
  const places = new Set(known.map(placeOf))
  const following = new Map<string, ScreenBox[]>()
  let last = known.length > 0 ? placeOf(known[known.length - 1] as ScreenBox) : ''
  for (const box of screen) {
    if (places.has(placeOf(box))) last = placeOf(box)
    else if (isNew(box)) following.set(last, [...(following.get(last) ?? []), box])
  }
  if (known.length === 0) return following.get('') ?? []
  return known.flatMap((box) => [box, ...takeFrom(following, placeOf(box))])
}

function takeFrom(following: Map<string, ScreenBox[]>, place: string): ScreenBox[] {
  const boxes = following.get(place) ?? []
  following.delete(place)
  return boxes
}

/** A counter that stands in the middle moves as it runs. */
function placeOf({ kind, text, left, top, layer }: ScreenBox): string {
  return `${kind} ${COUNTER.test(text) ? 'counter' : left} ${top} ${layer}`
}
