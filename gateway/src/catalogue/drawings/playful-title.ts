import { num } from './drawing'
import { brokenLines, fittedSize, LATIN, row, textWidth } from './lettering'
import type { PosterArt } from './poster-art'

/** Children’s lettering: each character its own colour and tilt, with a thick outline; `y` is the first baseline. */
export function playfulTitle(
  art: PosterArt,
  y: number,
  fills: readonly string[],
  outline: string,
  next: () => number,
): string {
  const lines = brokenLines(art.lettering, 5)
  const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 92 : 116, 490)))
  return lines
    .map((line, lineIndex) => {
      const chars = Array.from(line)
      const left = 300 - (chars.length * size * 1.04) / 2
      return chars
        .map((char, index) => {
          const x = left + (index + 0.5) * size * 1.04
          const top = y + lineIndex * size * 1.14 + (index % 2 ? 8 : -6)
          const fill = fills[(index + lineIndex) % fills.length] ?? '#fff'
          const extra = `stroke="${outline}" stroke-width="${num(size * 0.14)}" paint-order="stroke" stroke-linejoin="round" transform="rotate(${num(next() * 14 - 7)} ${num(x)} ${num(top - size * 0.36)})"`
          return row(char, { x, y: top, size, fill, maxWidth: size, anchor: 'middle', weight: 900, extra })
        })
        .join('')
    })
    .join('')
}

/** A small English line on a rounded label in the middle. */
export function latinLabel(text: string, y: number, groundColor: string, fill: string): string {
  const width = Math.min(520, textWidth(text, 19) * 1.1 + 44)
  return (
    `<rect x="${num(300 - width / 2)}" y="${y - 25}" width="${num(width)}" height="36" rx="18" fill="${groundColor}"/>` +
    row(text, {
      x: 300,
      y,
      size: 19,
      fill,
      maxWidth: width - 30,
      anchor: 'middle',
      font: LATIN,
      weight: 700,
      spacing: 0.06,
    })
  )
}
