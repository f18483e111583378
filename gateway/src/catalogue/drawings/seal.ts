import { num } from './drawing'
import { SERIF } from './lettering'

/** A red seal with up to four small characters. */
export function seal(text: string, x: number, y: number, size: number, fill: string, paper: string): string {
  const chars = Array.from(text).slice(0, 4)
  const cell = size / 2
  const glyphs = chars
    .map((char, index) => {
      const left = x + size - cell / 2 - Math.floor(index / 2) * cell
      return `<text x="${num(left)}" y="${num(y + cell * (0.84 + (index % 2)))}">${char}</text>`
    })
    .join('')
  return (
    `<rect x="${num(x - 5)}" y="${num(y - 4)}" width="${num(size + 10)}" height="${num(size + 10)}" rx="5" fill="${fill}"/>` +
    `<g font-family="${SERIF}" font-weight="700" font-size="${num(cell * 0.9)}" fill="${paper}" text-anchor="middle">${glyphs}</g>`
  )
}
