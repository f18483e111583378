import { at, grain, ground, num, polar, repeat } from './drawing'
import { brokenLines, fittedSize, LATIN, LATIN_SERIF, row, SERIF } from './lettering'
import type { Composition } from './poster-art'
import { footerCentre, footerSplit } from './poster-footer'
import { serifTitle } from './serif-title'

const flowingStaff: Composition = {
  palettes: [
    { ground: '#FBF3E4', deep: '#243B53', main: '#E4572E', accent: '#76B3A6', light: '#243B53' },
    { ground: '#22223B', deep: '#E0A458', main: '#F2E9E4', accent: '#C9ADA7', light: '#F2E9E4' },
    { ground: '#D7E8F0', deep: '#123047', main: '#1B6CA8', accent: '#F29CA3', light: '#123047' },
    { ground: '#F7D9C4', deep: '#4A1E3A', main: '#B23A6B', accent: '#7B9E87', light: '#4A1E3A' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const bend = next() * 60
    const lines = repeat(5, (index) => {
      const y = 300 + index * 24
      return `<path d="M-20 ${num(y + 120)}C150 ${num(y - 190 + index * 6)} 250 ${num(y + 250 - bend + index * 9)} 420 ${num(y + 20)}S580 ${num(y - 150 + index * 12)} 640 ${num(y - 60)}"/>`
    })
    const notes: [number, number][] = [
      [76, 314],
      [150, 262],
      [222, 342],
      [300, 418],
      [372, 372],
      [450, 326],
      [524, 270],
    ]
    const heads = notes
      .map(([x, y], index) => {
        const top = y + next() * 30 - 10
        const fill = index % 3 === 1 ? p.main : p.deep
        const flag = index % 2 ? `M${x + 15} ${num(top - 92)}q26 20 18 52` : ''
        return (
          `<ellipse cx="${x}" cy="${num(top)}" rx="17" ry="12.5" transform="rotate(-22 ${x} ${num(top)})" fill="${fill}"/>` +
          `<path d="M${x + 15} ${num(top - 4)}V${num(top - 92)}${flag}" stroke="${fill}" stroke-width="4.5" fill="none"/>`
        )
      })
      .join('')
    return (
      ground(p.ground) +
      `<circle cx="${num(430 + bend)}" cy="300" r="150" fill="${p.accent}" opacity=".55"/><circle cx="130" cy="520" r="92" fill="${p.main}" opacity=".22"/>` +
      `<g fill="none" stroke="${p.light}" stroke-width="2.4">${lines}</g>` +
      heads +
      grain(id('n'), p.light, 0.14) +
      row(art.byline, {
        x: 300,
        y: 84,
        size: 25,
        fill: p.light,
        maxWidth: 500,
        anchor: 'middle',
        font: SERIF,
        weight: 700,
        spacing: 0.1,
      }) +
      row(art.latin, {
        x: 300,
        y: 120,
        size: 20,
        fill: p.light,
        maxWidth: 500,
        anchor: 'middle',
        font: LATIN_SERIF,
        spacing: 0.12,
      }) +
      serifTitle(art, 300, 656, 108, p.light, 5, 'middle') +
      footerCentre(art, p.light, 714)
    )
  },
}

const swissArcs: Composition = {
  palettes: [
    { ground: '#F4F1EA', deep: '#111111', main: '#D62718', accent: '#1F1F1F', light: '#111111' },
    { ground: '#F2C230', deep: '#16233F', main: '#16233F', accent: '#E2572B', light: '#16233F' },
    { ground: '#E7EEF3', deep: '#0B2B40', main: '#005F99', accent: '#4DB6AC', light: '#0B2B40' },
    { ground: '#121417', deep: '#000000', main: '#F4EFE6', accent: '#E9A23B', light: '#F4EFE6' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const widths = [10, 16, 26, 44, 66, 38, 22, 12]
    const cx = 240 + Math.floor(next() * 4) * 40
    let radius = 40
    const arcs = widths
      .map((width, index) => {
        radius += width / 2 + 13
        const from = Math.floor(next() * 16) * 22.5
        const start = polar(cx, 330, radius, from)
        const end = polar(cx, 330, radius, from + 112.5 + (index % 3) * 22.5)
        const arc = `<path d="M${at(start)}A${num(radius)} ${num(radius)} 0 0 1 ${at(end)}" stroke="${index % 3 === 1 ? p.accent : p.main}" stroke-width="${width}"/>`
        radius += width / 2
        return arc
      })
      .join('')
    const lines = brokenLines(art.lettering, 5)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 74 : 92, 500)))
    return (
      ground(p.ground) +
      `<clipPath id="${id('c')}"><path d="M0 0h600v${lines.length > 1 ? 490 : 560}H0z"/></clipPath>` +
      `<g fill="none" clip-path="url(#${id('c')})">${arcs}</g><circle cx="${cx}" cy="330" r="20" fill="${p.main}"/>` +
      lines
        .map((line, index) =>
          row(line, {
            x: 42,
            y: 660 - (lines.length - 1 - index) * size * 1.1,
            size,
            fill: p.light,
            maxWidth: 512,
            weight: 900,
          }),
        )
        .join('') +
      row(art.latin, { x: 44, y: 702, size: 19, fill: p.main, maxWidth: 290, font: LATIN, weight: 700 }) +
      row(art.byline, { x: 556, y: 702, size: 22, fill: p.light, maxWidth: 200, anchor: 'end', weight: 700 }) +
      footerSplit(art, p.light, 764)
    )
  },
}

/** Poster compositions of the score in 音乐会: a flowing staff, arcs of rhythm. */
export const SCORE_POSTERS = {
  'flowing-staff': flowingStaff,
  'swiss-arcs': swissArcs,
} satisfies Record<string, Composition>
