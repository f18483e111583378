import { grain, ground, linear, num, repeat } from './drawing'
import { brokenLines, fittedSize, LATIN, row } from './lettering'
import type { Composition } from './poster-art'
import { footerSplit } from './poster-footer'

const rally: Composition = {
  palettes: [
    { ground: '#2F6FB3', deep: '#0E2F57', main: '#3E86D1', accent: '#D9F24A', light: '#FFFFFF' },
    { ground: '#1F8A5B', deep: '#08301F', main: '#2BA36E', accent: '#FFE066', light: '#FFFFFF' },
    { ground: '#C4562F', deep: '#54190A', main: '#D86B42', accent: '#E6F25A', light: '#FFF7EF' },
    { ground: '#5A3E9B', deep: '#20124A', main: '#6D4FB8', accent: '#C8FF5C', light: '#FFFFFF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const lines = brokenLines(art.lettering, 5)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 104 : 118, 500)))
    const mesh = repeat(26, (index) => `M${-40 + index * 28} 470l-70 92M${-110 + index * 28} 470l70 92`)
    const bx = 400 + next() * 50
    const by = (lines.length > 1 ? 388 : 366) + next() * 20
    const trail = repeat(6, (index) => {
      const reach = index * 44
      return `<circle cx="${num(bx - reach)}" cy="${num(by + 16 * index - 2.6 * index * index)}" r="${num(46 - index * 6)}" opacity="${num(0.34 - index * 0.05)}"/>`
    })
    return (
      `<defs>${linear(id('g'), [
        [0, p.main],
        [1, p.ground],
      ])}</defs>` +
      ground(`url(#${id('g')})`) +
      `<g fill="none" stroke="${p.light}" stroke-width="7" transform="translate(0 ${lines.length > 1 ? 84 : 0})"><path d="M-20 424L420 250M-20 330L250 224M420 250L660 420M120 276L640 640M500 230L280 318"/></g>` +
      grain(id('n'), p.deep, 0.4) +
      `<g fill="${p.accent}">${trail}</g>` +
      `<ellipse cx="${num(bx + 18)}" cy="${num(by + 92)}" rx="56" ry="14" fill="${p.deep}" opacity=".4"/>` +
      `<circle cx="${num(bx)}" cy="${num(by)}" r="58" fill="${p.accent}"/><path d="M${num(bx - 54)} ${num(by - 20)}q48 10 44 76M${num(bx + 4)} ${num(by - 58)}q-2 62 54 62" fill="none" stroke="${p.light}" stroke-width="7"/>` +
      `<path d="M0 466h600v100H0z" fill="${p.deep}" opacity=".55"/><path d="${mesh}" stroke="${p.light}" stroke-width="1.4" opacity=".5"/><path d="M0 458h600v16H0z" fill="${p.light}"/>` +
      `<path d="M0 566h600v234H0z" fill="${p.deep}"/>` +
      row(art.latin, {
        x: 44,
        y: 76,
        size: 21,
        fill: p.accent,
        maxWidth: 512,
        font: LATIN,
        weight: 700,
        spacing: 0.1,
      }) +
      `<g transform="translate(46 ${lines.length > 1 ? 106 : 116}) skewX(-8)">${lines
        .map((line, index) =>
          row(line, { x: 0, y: size * (0.86 + index * 1.1), size, fill: p.light, maxWidth: 500, weight: 900 }),
        )
        .join('')}</g>` +
      row(art.byline, { x: 44, y: 640, size: 32, fill: p.light, maxWidth: 512, weight: 700 }) +
      row(art.cityLine, { x: 44, y: 684, size: 23, fill: p.accent, maxWidth: 300, weight: 700 }) +
      footerSplit(art, p.light, 758)
    )
  },
}

/** Poster compositions of net games in 体育赛事. */
export const RACKET_POSTERS = { rally } satisfies Record<string, Composition>
