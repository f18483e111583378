import { grain, ground, linear, num, radial, repeat } from './drawing'
import { brokenLines, column, fittedSize, LATIN_SERIF, oneLine, row, SERIF } from './lettering'
import type { Composition } from './poster-art'
import { footerCentre, footerLeft } from './poster-footer'

const curtain: Composition = {
  palettes: [
    { ground: '#8E1220', deep: '#2A0408', main: '#C8283A', accent: '#E9B872', light: '#FFF1DC' },
    { ground: '#123B4A', deep: '#04141B', main: '#1F6478', accent: '#E4C58A', light: '#F4F7F1' },
    { ground: '#3C1E5A', deep: '#12061F', main: '#5E3590', accent: '#F0B7A4', light: '#FBF0FF' },
    { ground: '#1F4A2E', deep: '#07180E', main: '#347A4C', accent: '#F2D58B', light: '#F7FBEE' },
  ],
  draw: ({ art, palette: p, id }) => {
    const folds = (side: 1 | -1) =>
      repeat(7, (index) => {
        const outer = side === 1 ? index * 30 : 600 - index * 30
        const reach = outer + side * (44 + index * 2)
        const foot = outer - side * index * 14
        return `<path d="M${outer} 0H${reach}C${reach} 300 ${reach - side * 60} 520 ${foot + side * 34} 640L${foot} 640C${outer - side * 30} 480 ${outer} 260 ${outer} 0z" fill="url(#${id('f')})"/>`
      })
    const title = oneLine(art.lettering)
    return (
      `<defs>${linear(
        id('f'),
        [
          [0, p.deep],
          [0.35, p.main],
          [0.6, p.ground],
          [1, p.deep],
        ],
        [0, 0, 1, 0],
      )}` +
      `${radial(id('s'), [
        [0, p.accent, 0.9],
        [0.6, p.accent, 0.25],
        [1, p.accent, 0],
      ])}` +
      `${linear(id('l'), [
        [0, '#fff', 0.05],
        [1, p.accent, 0.5],
      ])}</defs>` +
      ground(p.deep) +
      `<path d="M286 0h28l150 620H136z" fill="url(#${id('l')})"/>` +
      `<ellipse cx="300" cy="622" rx="196" ry="44" fill="url(#${id('s')})"/>` +
      `<path d="M0 640h600v160H0z" fill="${p.deep}"/><path d="M0 640h600" stroke="${p.accent}" stroke-width="2" opacity=".5"/>` +
      folds(1) +
      folds(-1) +
      `<path d="M0 0h600v58q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0q-25 34-50 0z" fill="${p.ground}"/>` +
      `<path d="M272 624l6-66h-8v-56h60v56h-8l6 66h-7l-8-60h-26l-8 60zM270 502v-84h8v84zM322 502v-84h8v84zM278 424h44v34h-44z" fill="${p.deep}"/>` +
      column(title, {
        x: 300,
        y: 112,
        size: 84,
        fill: p.light,
        maxHeight: 286,
        font: SERIF,
        weight: 700,
        pitch: 1.04,
      }) +
      row(art.latin, {
        x: 300,
        y: 684,
        size: 19,
        fill: p.accent,
        maxWidth: 500,
        anchor: 'middle',
        font: LATIN_SERIF,
        spacing: 0.16,
      }) +
      footerCentre({ ...art, venueLine: [art.byline, art.venueLine].filter(Boolean).join('　') }, p.light, 728)
    )
  },
}

const twoMasks: Composition = {
  palettes: [
    { ground: '#F3E9D8', deep: '#1B1A1F', main: '#D7442F', accent: '#F0B429', light: '#1B1A1F' },
    { ground: '#DCE8E4', deep: '#12302E', main: '#12756B', accent: '#F28F5B', light: '#12302E' },
    { ground: '#F6D7D3', deep: '#3A0F2A', main: '#B0215C', accent: '#FFD166', light: '#3A0F2A' },
    { ground: '#22243A', deep: '#434878', main: '#F25C54', accent: '#F7B267', light: '#FFF4E6' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const tilt = num(6 + next() * 10)
    const lines = brokenLines(art.lettering, 4)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 80 : 122, 512)))
    const scale = lines.length > 1 ? 1.02 : 1.18
    const face = (fill: string, ink: string, mouth: string, brow: string) =>
      `<path d="M-120-150Q0-186 120-150Q136 30 70 124Q0 196-70 124Q-136 30-120-150z" fill="${fill}"/>` +
      `<path d="M-82-40q32-46 64 0q-32 22-64 0zM18-40q32-46 64 0q-32 22-64 0z" fill="${ink}"/>` +
      `<path d="${mouth}" fill="${ink}"/><path d="${brow}" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>` +
      `<path d="M0-34v66q0 12-16 14" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`
    return (
      ground(p.ground) +
      `<path d="M0 0h600L0 620z" fill="${p.accent}" opacity=".9"/>` +
      grain(id('n'), p.deep, 0.16) +
      `<g transform="translate(386 ${lines.length > 1 ? 312 : 352}) rotate(${tilt}) scale(${scale})">${face(p.deep, p.ground, 'M-50 112q50-64 100 0q-50-24-100 0z', 'M-90-70q30-34 64-22M26-92q36-10 64 22')}</g>` +
      `<g transform="translate(214 ${lines.length > 1 ? 236 : 268}) rotate(-${tilt}) scale(${scale})">${face(p.main, p.ground, 'M-62 66q62 30 124 0q-62 112-124 0z', 'M-88-82q30-30 66-10M22-92q36-20 66 10')}</g>` +
      row(art.byline, {
        x: 556,
        y: 74,
        size: 25,
        fill: p.light,
        maxWidth: 400,
        anchor: 'end',
        font: SERIF,
        weight: 700,
        spacing: 0.08,
      }) +
      lines
        .map((line, index) =>
          row(line, {
            x: 42,
            y: 658 - (lines.length - 1 - index) * size * 1.1,
            size,
            fill: p.light,
            maxWidth: 516,
            font: SERIF,
            weight: 900,
          }),
        )
        .join('') +
      row(art.latin, {
        x: 44,
        y: 697,
        size: 20,
        fill: p.main,
        maxWidth: 512,
        font: LATIN_SERIF,
        weight: 700,
        spacing: 0.12,
      }) +
      footerLeft({ ...art, cityLine: '' }, p.light, p.main, 44, 738)
    )
  },
}

const litWindow: Composition = {
  palettes: [
    { ground: '#13233F', deep: '#070D1A', main: '#FFC857', accent: '#E9724C', light: '#FDF6E3' },
    { ground: '#2B1A2F', deep: '#0F0711', main: '#FF9F80', accent: '#C8553D', light: '#FFF0E8' },
    { ground: '#16322E', deep: '#071311', main: '#F6E27F', accent: '#D98E04', light: '#F8F8E8' },
    { ground: '#30343B', deep: '#101216', main: '#F5F0E1', accent: '#C9463D', light: '#F5F0E1' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const dark = repeat(15, (index) => {
      const x = 60 + (index % 3) * 92
      const y = 150 + Math.floor(index / 3) * 96
      return index === 7 ? '' : `<path d="M${x} ${y}h56v66h-56z" opacity="${num(0.2 + next() * 0.5)}"/>`
    })
    return (
      `<defs>${linear(id('g'), [
        [0, p.ground],
        [1, p.deep],
      ])}${linear(
        id('l'),
        [
          [0, p.main, 0.75],
          [1, p.main, 0],
        ],
        [0, 0, 1, 0.55],
      )}</defs>` +
      ground(`url(#${id('g')})`) +
      grain(id('n'), p.light, 0.2) +
      `<path d="M24 96h328v704H24z" fill="${p.deep}"/><path d="M10 84h356v18H10z" fill="${p.deep}"/>` +
      `<g fill="${p.ground}">${dark}</g>` +
      `<path d="M208 342L600 470V740L208 408z" fill="url(#${id('l')})"/>` +
      `<path d="M152 342h56v66h-56z" fill="${p.main}"/><path d="M152 374h56M180 342v66" stroke="${p.accent}" stroke-width="3"/>` +
      `<path d="M186 408c-8 0-9-14-8-24c-5-3-5-14 3-14s8 11 3 14c8 2 9 14 8 24z" fill="${p.deep}"/>` +
      column(oneLine(art.lettering), {
        x: 486,
        y: 84,
        size: 92,
        fill: p.light,
        maxHeight: 520,
        font: SERIF,
        weight: 700,
        pitch: 1.12,
      }) +
      column(art.byline, { x: 402, y: 92, size: 25, fill: p.main, maxHeight: 420, font: SERIF, pitch: 1.2 }) +
      row(art.latin, {
        x: 556,
        y: 668,
        size: 20,
        fill: p.main,
        maxWidth: 500,
        anchor: 'end',
        font: LATIN_SERIF,
        spacing: 0.12,
      }) +
      footerLeft({ ...art, cityLine: '' }, p.light, p.accent, 60, 718, 480)
    )
  },
}

const openDoors: Composition = {
  palettes: [
    { ground: '#EDE6DA', deep: '#20232B', main: '#2F5DA8', accent: '#E8542F', light: '#20232B' },
    { ground: '#F4C95D', deep: '#2B1D0E', main: '#D1495B', accent: '#00798C', light: '#2B1D0E' },
    { ground: '#C9D6DF', deep: '#172A3A', main: '#09814A', accent: '#F26419', light: '#172A3A' },
    { ground: '#1D1D1F', deep: '#000000', main: '#F2F0EB', accent: '#FF3D2E', light: '#F2F0EB' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const openAt = Math.floor(next() * 3)
    const doors = repeat(6, (index) => {
      const x = 44 + (index % 3) * 176
      const y = 250 + Math.floor(index / 3) * 214
      const isOpen = index === openAt || index === 5 - openAt
      const frame = `<path d="M${x} ${y}h160v196H${x}z" fill="${index % 2 ? p.main : p.deep}"/>`
      if (!isOpen) return `${frame}<circle cx="${x + 134}" cy="${y + 104}" r="7" fill="${p.ground}"/>`
      const shadow = `<path d="M${x + 20} ${y + 196}v-176h120v176z" fill="${p.accent}"/>`
      const leaf = `<path d="M${x + 20} ${y + 20}l56 26v176l-56-26z" fill="${p.ground}"/><circle cx="${x + 66}" cy="${y + 124}" r="5" fill="${p.deep}"/>`
      const figure = `<path d="M${x + 108} ${y + 196}l3-54q-15-3-11-42q2-12 12-13q-10-4-8-16q3-12 13-10q12 2 9 16q-2 8-7 10q11 2 12 16q2 36-9 40l5 53z" fill="${p.deep}"/>`
      return frame + shadow + figure + leaf
    })
    const lines = brokenLines(art.lettering, 5)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 76 : 112, 512)))
    return (
      ground(p.ground) +
      grain(id('n'), p.deep, 0.16) +
      doors +
      lines
        .map((line, index) =>
          row(line, { x: 42, y: 46 + size * (0.9 + index * 1.08), size, fill: p.light, maxWidth: 516, weight: 900 }),
        )
        .join('') +
      row(art.latin, {
        x: 44,
        y: 234,
        size: 19,
        fill: p.light,
        maxWidth: 330,
        font: LATIN_SERIF,
        weight: 700,
        spacing: 0.1,
      }) +
      row(art.byline, { x: 556, y: 234, size: 21, fill: p.light, maxWidth: 190, anchor: 'end' }) +
      footerLeft({ ...art, cityLine: '' }, p.light, p.accent, 44, 724)
    )
  },
}

/** Poster compositions of 话剧歌剧: curtain, masks, a lit window, doors. */
export const THEATRE_POSTERS = {
  curtain,
  'two-masks': twoMasks,
  'lit-window': litWindow,
  'open-doors': openDoors,
} satisfies Record<string, Composition>
