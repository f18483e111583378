import { grain, ground, num, radial, repeat } from './drawing'
import { column, LATIN_SERIF, oneLine, row, SERIF } from './lettering'
import type { Composition } from './poster-art'
import { footerLeft } from './poster-footer'
import { seal } from './seal'

const moonGarden: Composition = {
  palettes: [
    { ground: '#F4EADB', deep: '#3B2A24', main: '#C8473B', accent: '#E7A59A', light: '#2E201B' },
    { ground: '#1E2B45', deep: '#0B1222', main: '#E8C9A0', accent: '#C75C5C', light: '#F8EFE0' },
    { ground: '#DDE6DC', deep: '#1F3A33', main: '#B23A48', accent: '#8FB19C', light: '#1C332D' },
    { ground: '#F1D9D0', deep: '#5A1F2B', main: '#9B2335', accent: '#D98C8C', light: '#43131D' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const bloom = (x: number, y: number, scale: number, fill: string) =>
      `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)}) rotate(${num(next() * 60)})" fill="${fill}">` +
      repeat(
        7,
        (index) => `<ellipse cx="0" cy="-21" rx="15" ry="23" transform="rotate(${num(index * 51.4)})" opacity=".72"/>`,
      ) +
      `<circle r="9" fill="${p.light}" opacity=".85"/></g>`
    const willow = repeat(9, (index) => {
      const x = 20 + index * 30
      const length = 210 + next() * 260
      return `<path d="M${x} -10q${num(20 + next() * 26)} ${num(length * 0.5)} ${num(-6 + next() * 20)} ${num(length)}"/>`
    })
    const ripples = repeat(
      6,
      (index) => `<path d="M${num(60 + index * 34 + next() * 40)} ${586 + index * 11}h${num(150 + next() * 160)}"/>`,
    )
    return (
      `<defs>${radial(id('m'), [
        [0, p.main, 0.95],
        [0.78, p.main, 0.85],
        [1, p.main, 0.62],
      ])}</defs>` +
      ground(p.ground) +
      `<circle cx="250" cy="330" r="190" fill="url(#${id('m')})"/>` +
      `<g fill="none" stroke="${p.deep}" stroke-width="2.4" opacity=".55" stroke-dasharray="16 5">${willow}</g>` +
      `<g stroke="${p.deep}" stroke-width="2" opacity=".35">${ripples}</g>` +
      `<path d="M-10 560C90 540 130 470 214 470S330 420 352 380" fill="none" stroke="${p.deep}" stroke-width="9" stroke-linecap="round"/>` +
      `<path d="M150 486c20 20 60 20 80 60M260 462c10-40-4-60-20-84" fill="none" stroke="${p.deep}" stroke-width="5" stroke-linecap="round"/>` +
      bloom(352, 384, 1.5, p.accent) +
      bloom(238, 372, 1.1, p.accent) +
      bloom(236, 552, 1.25, p.accent) +
      bloom(120, 500, 0.8, p.accent) +
      grain(id('n'), p.deep, 0.18) +
      column(oneLine(art.lettering), {
        x: 492,
        y: 70,
        size: 112,
        fill: p.light,
        maxHeight: 500,
        font: SERIF,
        weight: 700,
        pitch: 1.08,
      }) +
      seal(art.byline, 468, 596, 54, p.main === p.ground ? p.accent : p.main, p.ground) +
      row(art.latin, { x: 44, y: 672, size: 20, fill: p.light, maxWidth: 390, font: LATIN_SERIF, spacing: 0.14 }) +
      footerLeft(
        { ...art, cityLine: '', venueLine: [art.byline, art.venueLine].filter(Boolean).join(' · ') },
        p.light,
        p.main,
        44,
        722,
        512,
      )
    )
  },
}

/** Poster compositions of Chinese opera in 话剧歌剧: a garden by moonlight. */
export const OPERA_POSTERS = { 'moon-garden': moonGarden } satisfies Record<string, Composition>
