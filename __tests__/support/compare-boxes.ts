import type { ScreenBox, ScreenLayout } from './screen-boxes'

/** Allowed difference between two layouts of the same text, px. */
const TOLERANCE = 1.5
/** Height of the title bar, whose text the vendor's capsule shortens. */
const TITLE_BAR = 44
/** A counter runs on while the screens are drawn: it has other digits, and more or fewer of them. */
export const COUNTER = /(\d+ 天 )?\d+:\d\d:\d\d/

/** Visible faults of a screen by itself: clipped text, overflow, overlapping text. */
export function screenFaults({ boxes, overlaps }: ScreenLayout): string[] {
  return [
    ...boxes.filter(({ isCut }) => isCut).map((box) => `${named(box)} is cut`),
    ...boxes
      .filter(({ isOutside }) => isOutside)
      .map((box) => `${named(box)} reaches beyond the screen: ${box.left} to ${round(box.left + box.width)}`),
    ...overlaps.map(([one, other]) => `“${one}” lies on “${other}”`),
  ]
}

/**
 * Differences of a phone's screen from the web's, whose page begins `above` px higher: other texts, rows, columns, or
 * sizes. A missing or taller element shifts what follows.
 */
export function boxDifferences(phone: readonly ScreenBox[], web: readonly ScreenBox[], above: number): string[] {
  /** By layer: how much lower everything is on the phone. */
  const shifts = new Map<number, number>()
  let mayMove = false
  return withoutReordered(alignment(byLayer(phone), byLayer(web))).flatMap(({ onPhone, onWeb }) => {
    if (!onPhone || !onWeb) {
      mayMove = true
      return alone(onPhone, onWeb)
    }
    const moved = onPhone.top - onWeb.top
    const lower = moved - (shifts.get(onPhone.layer) ?? above)
    if (Math.abs(lower) > TOLERANCE) shifts.set(onPhone.layer, moved)
    const isMoved = Math.abs(lower) > TOLERANCE && !mayMove
    mayMove = isOther(onPhone.height, onWeb.height)
    return [...otherSizes(onPhone, onWeb), ...(isMoved ? [`${named(onPhone)} is ${round(lower)} px lower`] : [])]
  })
}

/** By layer, starting with the highest: a phone draws its tab bar after a sheet, the web before it. */
function byLayer(boxes: readonly ScreenBox[]): ScreenBox[] {
  const topOf = new Map<number, number>()
  for (const { layer, top } of boxes) topOf.set(layer, layer === 0 ? -1 : Math.min(top, topOf.get(layer) ?? top))
  return [...boxes].sort((one, other) => (topOf.get(one.layer) ?? 0) - (topOf.get(other.layer) ?? 0))
}

function alone(onPhone: ScreenBox | undefined, onWeb: ScreenBox | undefined): string[] {
  if (onPhone) return [`${named(onPhone)} is on the phone alone`]
  return onWeb ? [`${named(onWeb)} is on the web alone`] : []
}

function otherSizes(onPhone: ScreenBox, onWeb: ScreenBox): string[] {
  if (onWeb.top < TITLE_BAR) return []
  const sides = COUNTER.test(onWeb.text) ? (['height'] as const) : (['left', 'width', 'height'] as const)
  return sides
    .filter((side) => isOther(onPhone[side], onWeb[side]))
    .map((side) => `${named(onPhone)} has ${side} ${onPhone[side]}, on the web ${onWeb[side]}`)
}

function isOther(one: number, other: number): boolean {
  return Math.abs(one - other) > TOLERANCE
}

interface Pair {
  onPhone?: ScreenBox
  onWeb?: ScreenBox
}

/** Both lists side by side, in order, with gaps: the longest common run of the same words and kinds. */
function alignment(phone: readonly ScreenBox[], web: readonly ScreenBox[]): Pair[] {
  const lengths = commonLengths(phone.map(keyOf), web.map(keyOf))
  const pairs: Pair[] = []
  let p = 0
  let w = 0
  while (p < phone.length || w < web.length) {
    const [onPhone, onWeb] = [phone[p], web[w]]
    if (onPhone && onWeb && keyOf(onPhone) === keyOf(onWeb)) {
      pairs.push({ onPhone, onWeb })
      p += 1
      w += 1
    } else if (onWeb === undefined || (onPhone && at(lengths, p + 1, w) >= at(lengths, p, w + 1))) {
      pairs.push({ onPhone })
      p += 1
    } else {
      pairs.push({ onWeb })
      w += 1
    }
  }
  return pairs
}

/** Without elements at the same place that were only measured in another order, because they loaded late. */
function withoutReordered(pairs: readonly Pair[]): Pair[] {
  const isSame = (one: ScreenBox, other: ScreenBox) =>
    keyOf(one) === keyOf(other) && !isOther(one.left, other.left) && !isOther(one.width, other.width)
  const late = new Set<ScreenBox>()
  for (const { onPhone, onWeb } of pairs) {
    if (!onPhone || onWeb) continue
    const found = pairs.find(
      (pair) => !pair.onPhone && pair.onWeb && !late.has(pair.onWeb) && isSame(onPhone, pair.onWeb),
    )
    if (found?.onWeb) for (const box of [onPhone, found.onWeb]) late.add(box)
  }
  return pairs.filter(({ onPhone, onWeb }) => !late.has((onPhone ?? onWeb) as ScreenBox))
}

/** Length of the common part of the rests, from each pair of places on. */
function commonLengths(phone: readonly string[], web: readonly string[]): number[][] {
  const lengths: number[][] = Array.from({ length: phone.length + 1 }, () => new Array(web.length + 1).fill(0))
  for (let p = phone.length - 1; p >= 0; p -= 1)
    for (let w = web.length - 1; w >= 0; w -= 1) {
      const row = lengths[p]
      if (!row) continue
      const isSame = phone[p] === web[w]
      row[w] = isSame ? at(lengths, p + 1, w + 1) + 1 : Math.max(at(lengths, p + 1, w), at(lengths, p, w + 1))
    }
  return lengths
}

function at(lengths: readonly number[][], p: number, w: number): number {
  return lengths[p]?.[w] ?? 0
}

function keyOf({ kind, text }: ScreenBox): string {
  return `${kind} ${text.replace(COUNTER, '0:00:00').replace(/\d/g, '0')}`
}

function named({ kind, text, left, top }: ScreenBox): string {
  return kind === 'picture' ? `the picture at ${left}, ${top}` : `“${text.slice(0, 24)}”`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
