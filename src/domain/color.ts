/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number]

const BLACK = '#000000'
const WHITE = '#FFFFFF'

/** The contrast that small text needs on its background (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5

/** Accepts 3 or 6 hex digits, with or without `#`; `null` for anything else. Answers `#RRGGBB`. */
export function parseHexColor(text: string | undefined): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1]
  if (digits === undefined) return null
  const six = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits
  return `#${six.toUpperCase()}`
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Black or white, whichever reads better on a background. At least one of them always reaches 4.5:1. */
export function textColorOn(background: string): string {
  return contrastRatio(WHITE, background) >= contrastRatio(BLACK, background) ? WHITE : BLACK
}

/** The contrast that a shape needs on its background to be seen (WCAG 2.2, 1.4.11). */
const VISIBLE_CONTRAST = 3

/** A colour as near to the wanted one as reads on all these backgrounds. */
export function readableOn(backgrounds: readonly [string, ...string[]], wanted: string): string {
  return contrastingOn(backgrounds, wanted, READABLE_CONTRAST)
}

/** A colour as near to the wanted one as a shape of it is seen on all these backgrounds. */
export function visibleOn(backgrounds: readonly [string, ...string[]], wanted: string): string {
  return contrastingOn(backgrounds, wanted, VISIBLE_CONTRAST)
}

/** Mixed step by step towards black or white until the contrast is enough. */
function contrastingOn(backgrounds: readonly [string, ...string[]], wanted: string, contrast: number): string {
  const goal = textColorOn(backgrounds[0])
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mixColors(wanted, goal, share)
    if (backgrounds.every((background) => contrastRatio(mixed, background) >= contrast)) return mixed
  }
  return goal
}

/** A background as near to the wanted colour as white text reads on. */
export function backgroundUnderWhite(wanted: string): string {
  return readableOn([WHITE], wanted)
}

/** `share` of `other` in `one`, 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const from = toRgb(one)
  const to = toRgb(other)
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
