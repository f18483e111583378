import { escapeMarkup } from '../../escape-markup'
import { grain, ground, num, polar, repeat } from './drawing'
import { brokenLines, fittedSize, LATIN, oneLine, row } from './lettering'
import type { Composition } from './poster-art'
import { cityPill, footerSplit } from './poster-footer'

const soundBars: Composition = {
  palettes: [
    { ground: '#F6F1E7', deep: '#17130F', main: '#FF4D2E', accent: '#FFB300', light: '#17130F' },
    { ground: '#E9F0FF', deep: '#0A1B4D', main: '#2D5BFF', accent: '#22D3EE', light: '#0A1B4D' },
    { ground: '#FFE3EC', deep: '#3C0F2B', main: '#E6007E', accent: '#FF8A65', light: '#3C0F2B' },
    { ground: '#141414', deep: '#000000', main: '#B6FF3B', accent: '#1DE9B6', light: '#F7FFE8' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const lines = brokenLines(art.lettering, 4)
    const size = Math.min(...lines.map((line) => fittedSize(line, 140, 512)))
    const tallest = 520 - size * (0.94 + (lines.length - 1) * 1.08)
    const bars = repeat(19, (index) => {
      const wave = Math.sin(index * 0.55 + (art.seed % 7)) * 0.22 + Math.sin(index * 1.3) * 0.12
      const height = tallest * (0.5 + wave + next() * 0.16)
      return `<rect x="${44 + index * 27}" y="${num(640 - height)}" width="17" height="${num(height)}" rx="8.5"/>`
    })
    const echoes = repeat(19, (index) => `<circle cx="${52.5 + index * 27}" cy="664" r="${num(3 + next() * 5)}"/>`)
    return (
      `<defs><linearGradient id="${id('b')}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(660 - tallest)}" x2="0" y2="640"><stop stop-color="${p.accent}"/><stop offset="1" stop-color="${p.main}"/></linearGradient></defs>` +
      ground(p.ground) +
      grain(id('n'), p.light, 0.12) +
      `<g fill="url(#${id('b')})">${bars}</g><g fill="${p.main}">${echoes}</g>` +
      row(art.byline, { x: 46, y: 76, size: 27, fill: p.light, maxWidth: 330, weight: 700, spacing: 0.06 }) +
      (art.cityLine ? cityPill(art.cityLine, 556 - 20 * art.cityLine.length - 28, 50, p.main, p.ground) : '') +
      lines
        .map((line, index) =>
          row(line, { x: 42, y: 96 + size * (0.94 + index * 1.08), size, fill: p.light, maxWidth: 520, weight: 900 }),
        )
        .join('') +
      row(art.latin, {
        x: 46,
        y: 124 + size * (0.94 + (lines.length - 1) * 1.08) + 16,
        size: 21,
        fill: p.main,
        maxWidth: 508,
        font: LATIN,
        weight: 700,
        spacing: 0.14,
      }) +
      footerSplit(art, p.light, 752)
    )
  },
}

const echoLetters: Composition = {
  palettes: [
    { ground: '#FF3B1F', deep: '#1A0500', main: '#FFD400', accent: '#1A0500', light: '#FFF8EA' },
    { ground: '#1237FF', deep: '#050B33', main: '#FF5CAA', accent: '#0A1550', light: '#F4F6FF' },
    { ground: '#FFC400', deep: '#1C1400', main: '#E5004B', accent: '#1C1400', light: '#1C1400' },
    { ground: '#00A878', deep: '#00261B', main: '#F9F871', accent: '#00261B', light: '#F6FFF9' },
  ],
  draw: ({ art, palette: p, id }) => {
    const chars = Array.from(oneLine(art.lettering))
    const columns = chars.length > 2 ? 2 : 1
    const rows = Math.ceil(chars.length / columns)
    const size = Math.min(columns === 1 ? 296 : 262, 566 / rows)
    const glyphs = (dx: number, dy: number) =>
      chars
        .map((char, index) => {
          const alone = columns === 1 || (index === chars.length - 1 && chars.length % 2 === 1)
          const x = alone ? 290 : 290 + (index % 2 === 0 ? -0.5 : 0.5) * Math.min(size * 1.02, 268)
          const y = 96 + size * (0.88 + Math.floor(index / columns) * 1.02)
          return `<text x="${num(x + dx)}" y="${num(y + dy)}">${escapeMarkup(char)}</text>`
        })
        .join('')
    const echoes = [30, 20, 10].map((offset) => glyphs(offset, offset)).join('')
    const disc = polar(300, 400, 170, art.seed % 180)
    return (
      ground(p.ground) +
      `<circle cx="${num(disc[0])}" cy="${num(disc[1])}" r="128" fill="${p.main}"/>` +
      grain(id('n'), p.deep, 0.2) +
      `<g font-size="${num(size)}" font-weight="900" text-anchor="middle"><g fill="${p.ground}" stroke="${p.accent}" stroke-width="3">${echoes}</g>` +
      `<g fill="${p.light}" stroke="${p.accent}" stroke-width="3">${glyphs(0, 0)}</g></g>` +
      row(art.byline, { x: 44, y: 70, size: 30, fill: p.light, maxWidth: 300, weight: 900 }) +
      row(art.latin, {
        x: 556,
        y: 68,
        size: 17,
        fill: p.light,
        maxWidth: 230,
        anchor: 'end',
        font: LATIN,
        weight: 700,
        spacing: 0.1,
      }) +
      `<path d="M44 86h512" stroke="${p.light}" stroke-width="3"/>` +
      footerSplit(art, p.light, 754)
    )
  },
}

/** Poster compositions of bands in 演唱会: sound as bars, letters that echo. */
export const BAND_POSTERS = {
  'sound-bars': soundBars,
  'echo-letters': echoLetters,
} satisfies Record<string, Composition>
