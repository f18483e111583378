import { num } from './drawing'
import { LATIN, row, textWidth } from './lettering'
import type { PosterArt } from './poster-art'

/** Date and place at the left, stacked; `y` is the baseline of the date. */
export function footerLeft(art: PosterArt, fill: string, accent: string, x = 44, y = 716, maxWidth = 512): string {
  const city = art.cityLine ? cityPill(art.cityLine, x, y - 72, accent, fill) : ''
  return (
    city +
    row(art.dateLine, { x, y, size: 34, fill, maxWidth, font: LATIN, weight: 700, spacing: 0.02 }) +
    row(art.venueLine, { x, y: y + 40, size: 22, fill, maxWidth, extra: 'opacity=".86"' })
  )
}

/** Date and place centred between two short rules. */
export function footerCentre(art: PosterArt, fill: string, y = 716, maxWidth = 500): string {
  const place = art.cityLine ? `${art.venueLine}　${art.cityLine}` : art.venueLine
  return (
    row(art.dateLine, {
      x: 300,
      y,
      size: 30,
      fill,
      maxWidth,
      font: LATIN,
      weight: 700,
      anchor: 'middle',
      spacing: 0.06,
    }) +
    `<path d="M270 ${num(y + 18)}h60" stroke="${fill}" stroke-width="1.5" opacity=".6"/>` +
    row(place, { x: 300, y: y + 50, size: 21, fill, maxWidth, anchor: 'middle', spacing: 0.04, extra: 'opacity=".88"' })
  )
}

/** Date at the left, place at the right, on one line, with a rule above. */
export function footerSplit(art: PosterArt, fill: string, y = 756, rule = true): string {
  return (
    (rule ? `<path d="M44 ${num(y - 40)}h512" stroke="${fill}" stroke-width="2"/>` : '') +
    row(art.dateLine, { x: 44, y, size: 26, fill, maxWidth: 240, font: LATIN, weight: 700 }) +
    row(art.venueLine, { x: 556, y, size: 21, fill, maxWidth: 256, anchor: 'end' })
  )
}

/** A band over the whole width at the bottom, in its own colour. */
export function footerBand(art: PosterArt, ground: string, fill: string, height = 104): string {
  const top = 800 - height
  const place = art.cityLine ? `${art.cityLine} · ${art.venueLine}` : art.venueLine
  return (
    `<path d="M0 ${top}h600v${height}H0z" fill="${ground}"/>` +
    row(art.dateLine, { x: 44, y: top + height * 0.45, size: 32, fill, maxWidth: 512, font: LATIN, weight: 700 }) +
    row(place, { x: 44, y: top + height * 0.45 + 34, size: 21, fill, maxWidth: 512, extra: 'opacity=".85"' })
  )
}

/** The stop of a tour in a rounded frame; `y` is its top. */
export function cityPill(text: string, x: number, y: number, ground: string, fill: string): string {
  const width = textWidth(text, 20) + 28
  return (
    `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="32" rx="16" fill="${ground}"/>` +
    row(text, { x: x + width / 2, y: y + 23, size: 20, fill, maxWidth: width - 16, anchor: 'middle', weight: 700 })
  )
}
