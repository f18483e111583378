import { brokenLines, fittedSize, row, SERIF } from './lettering'
import type { PosterArt } from './poster-art'

/** A title in serif, in one or two lines; `y` is the baseline of the last one. */
export function serifTitle(
  art: PosterArt,
  x: number,
  y: number,
  size: number,
  fill: string,
  longest: number,
  anchor: 'start' | 'middle',
): string {
  const lines = brokenLines(art.lettering, longest)
  const fitted = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? size * 0.76 : size, 500)))
  return lines
    .map((line, index) =>
      row(line, {
        x,
        y: y + (index - lines.length + 1) * fitted * 1.16,
        size: fitted,
        fill,
        maxWidth: 510,
        anchor,
        font: SERIF,
        weight: 700,
      }),
    )
    .join('')
}
