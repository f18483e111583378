import { ground, linear, num, radial, repeat } from './drawing'
import { brokenLines, column, fittedSize, LATIN, oneLine, row, SERIF } from './lettering'
import type { Composition, PosterSheet } from './poster-art'
import { cityPill, footerCentre, footerLeft } from './poster-footer'

function crowd(next: () => number, top: number): string {
  let path = `M0 800V${top}`
  let x = -10
  while (x < 610) {
    const width = 30 + next() * 22
    const lift = next() * 14
    path += `Q${num(x + width * 0.2)} ${num(top - 26 - lift)} ${num(x + width / 2)} ${num(top - 26 - lift)}T${num(x + width)} ${num(top + next() * 8)}`
    x += width
  }
  const hands = repeat(13, (index) => {
    const left = 20 + index * 45 + next() * 24
    const height = 40 + next() * 46
    return `M${num(left)} ${top + 10}q${num(next() * 16 - 8)} ${num(-height / 2)} ${num(next() * 24 - 12)} ${num(-height)}`
  })
  return `<path d="${path}V800z"/><path d="${hands}" fill="none" stroke-width="9" stroke-linecap="round" class="h"/>`
}

const lightBeams: Composition = {
  palettes: [
    { ground: '#2B1055', deep: '#0B0620', main: '#FF4FA3', accent: '#7C5CFF', light: '#FFF3FB' },
    { ground: '#06304F', deep: '#020B18', main: '#29E0FF', accent: '#3D7BFF', light: '#EFFCFF' },
    { ground: '#4A1206', deep: '#140303', main: '#FFB347', accent: '#FF5A36', light: '#FFF6E6' },
    { ground: '#0B3B33', deep: '#03110F', main: '#7CFFCB', accent: '#18A999', light: '#F0FFF9' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const beam = (from: number, to: number, half: number, fill: string) =>
      `<path d="M${from} -20L${num(to - half)} 700H${num(to + half)}z" fill="url(#${fill})"/>`
    const beams = repeat(8, (index) => {
      const from = 40 + index * 74
      return beam(
        from,
        300 + (from - 300) * (index % 2 ? -1.1 : 1.5) + next() * 60,
        34 + next() * 30,
        id(index % 2 ? 'a' : 'm'),
      )
    })
    const lines = brokenLines(art.lettering, 5)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 132 : 150, 520)))
    const title = lines
      .map((line, index) =>
        row(line, {
          x: 300,
          y: 250 + index * size * 1.14,
          size,
          fill: p.light,
          maxWidth: 530,
          anchor: 'middle',
          weight: 900,
        }),
      )
      .join('')
    return (
      `<defs>${linear(id('g'), [
        [0, p.deep],
        [0.55, p.ground],
        [0.82, p.accent],
        [1, p.main],
      ])}` +
      linear(id('m'), [
        [0, p.main, 0.85],
        [0.5, p.main, 0.22],
        [1, p.main, 0],
      ]) +
      linear(id('a'), [
        [0, '#FFFFFF', 0.75],
        [0.45, p.accent, 0.3],
        [1, p.accent, 0],
      ]) +
      `${radial(id('s'), [
        [0, '#FFFFFF', 0.95],
        [0.25, p.main, 0.6],
        [1, p.main, 0],
      ])}</defs>` +
      ground(`url(#${id('g')})`) +
      beams +
      `<ellipse cx="300" cy="640" rx="300" ry="150" fill="url(#${id('s')})"/>` +
      `<g fill="${p.deep}" stroke="${p.deep}">${crowd(next, 690)}</g>` +
      repeat(8, (index) => `<circle cx="${40 + index * 74}" cy="8" r="7" fill="#fff" opacity=".95"/>`) +
      row(art.byline, {
        x: 300,
        y: 96,
        size: 34,
        fill: p.light,
        maxWidth: 480,
        anchor: 'middle',
        weight: 700,
        spacing: 0.16,
      }) +
      title +
      row(art.latin, {
        x: 300,
        y: 262 + (lines.length - 0.45) * size * 1.1,
        size: 24,
        fill: p.light,
        maxWidth: 480,
        anchor: 'middle',
        font: LATIN,
        weight: 700,
        spacing: 0.22,
      }) +
      footerCentre(art, p.light, 726)
    )
  },
}

function slicedSunGround({ palette: p, id }: PosterSheet): string {
  const slices = repeat(8, (index) => `<path d="M60 ${num(312 + index * 29)}h480v${num(3 + index * 2.4)}H60z"/>`)
  const rays = repeat(13, (index) => `M${num(300 + (index - 6) * 18)} 540L${num(300 + (index - 6) * 130)} 800`)
  const levels = repeat(7, (index) => `M0 ${num(541 + index * index * 6.4)}H600`)
  return (
    `<defs>${linear(id('g'), [
      [0, p.deep],
      [0.6, p.ground],
      [0.68, p.main],
    ])}` +
    `${linear(id('s'), [
      [0, p.light],
      [0.35, p.accent],
      [1, p.main],
    ])}` +
    `<clipPath id="${id('c')}"><path d="M0 0h600v540H0z"/></clipPath></defs>` +
    ground(`url(#${id('g')})`) +
    `<g clip-path="url(#${id('c')})"><circle cx="300" cy="354" r="200" fill="url(#${id('s')})"/>` +
    `<g fill="${p.ground}">${slices}</g></g>` +
    `<path d="M0 540h600v260H0z" fill="${p.deep}"/>` +
    `<path d="${rays}${levels}" stroke="${p.main}" stroke-width="1.6" fill="none" opacity=".55"/>` +
    `<path d="M0 540l70-58 46 34 74-82 58 60 38-26 66 72zM600 540l-54-72-60 46-66-30-72 56z" fill="${p.deep}"/>`
  )
}

const slicedSun: Composition = {
  palettes: [
    { ground: '#5B1A7A', deep: '#1A0B3B', main: '#FF3D81', accent: '#FF8A3D', light: '#FFE45C' },
    { ground: '#0C4A6E', deep: '#071A33', main: '#FF6B6B', accent: '#FFA94D', light: '#FFF3BF' },
    { ground: '#1F4D3A', deep: '#0B1F1A', main: '#F4A259', accent: '#F2CC5C', light: '#FFF6D6' },
    { ground: '#7A1F3D', deep: '#260A1B', main: '#FF8FA3', accent: '#FFC2A1', light: '#FFF0E0' },
  ],
  draw: (sheet) => {
    const { art, palette: p } = sheet
    const title = oneLine(art.lettering)
    const size = fittedSize(title, 150, 520)
    return (
      slicedSunGround(sheet) +
      row(art.byline, { x: 44, y: 84, size: 40, fill: p.light, maxWidth: 380, weight: 900 }) +
      row(art.latin, {
        x: 44,
        y: 118,
        size: 19,
        fill: p.light,
        maxWidth: 512,
        font: LATIN,
        weight: 700,
        spacing: 0.24,
      }) +
      row(title, { x: 304, y: 634 + size * 0.06, size, fill: p.main, maxWidth: 530, anchor: 'middle', weight: 900 }) +
      row(title, { x: 298, y: 628 + size * 0.06, size, fill: '#fff', maxWidth: 530, anchor: 'middle', weight: 900 }) +
      (art.cityLine ? cityPill(art.cityLine, 528 - 20 * art.cityLine.length, 56, p.main, '#FFFFFF') : '') +
      footerLeft({ ...art, cityLine: '' }, '#FFFFFF', p.main, 44, 718)
    )
  },
}

const ringedPlanet: Composition = {
  palettes: [
    { ground: '#10142E', deep: '#05060F', main: '#FFB26B', accent: '#F2545B', light: '#FFF4E4' },
    { ground: '#0E2A36', deep: '#040F14', main: '#9BE7D8', accent: '#2A7F9E', light: '#EFFFFB' },
    { ground: '#2A1238', deep: '#0C0512', main: '#E9A6FF', accent: '#6B4BFF', light: '#FBF2FF' },
    { ground: '#1B1B1F', deep: '#070708', main: '#E8E2D4', accent: '#8D8778', light: '#F7F3EA' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const stars = repeat(46, () => {
      const radius = num(0.7 + next() * 1.9)
      return `<circle cx="${num(next() * 600)}" cy="${num(next() * 640)}" r="${radius}"/>`
    })
    const cx = 206 + next() * 24
    const cy = 400
    const bands = repeat(5, (index) => {
      const y = cy - 110 + index * 48
      return `<path d="M${num(cx - 190)} ${num(y)}q190 ${num(22 + next() * 26)} 380 -14v${num(10 + next() * 14)}q-190 34 -380 8z"/>`
    })
    const ring = (sweep: string) =>
      `<path d="M${num(cx - 244)} ${cy}A244 58 0 0 ${sweep} ${num(cx + 244)} ${cy}" fill="none" stroke="url(#${id('r')})" stroke-width="15"/>` +
      `<path d="M${num(cx - 214)} ${cy}A214 46 0 0 ${sweep} ${num(cx + 214)} ${cy}" fill="none" stroke="${p.light}" stroke-width="3" opacity=".6"/>`
    const title = oneLine(art.lettering)
    return (
      `<defs>${linear(id('g'), [
        [0, p.deep],
        [1, p.ground],
      ])}${linear(
        id('p'),
        [
          [0, p.main],
          [1, p.accent],
        ],
        [0, 0, 1, 1],
      )}` +
      `${linear(
        id('r'),
        [
          [0, p.accent, 0.1],
          [0.5, p.main],
          [1, p.accent, 0.2],
        ],
        [0, 0, 1, 0],
      )}` +
      `${linear(
        id('d'),
        [
          [0, p.deep, 0],
          [1, p.deep, 0.85],
        ],
        [0.2, 0.2, 1, 1],
      )}` +
      `<clipPath id="${id('c')}"><circle cx="${num(cx)}" cy="${cy}" r="160"/></clipPath></defs>` +
      ground(`url(#${id('g')})`) +
      `<g fill="${p.light}" opacity=".75">${stars}</g>` +
      `<g transform="rotate(-18 ${num(cx)} ${cy})">${ring('1')}` +
      `<g clip-path="url(#${id('c')})"><circle cx="${num(cx)}" cy="${cy}" r="160" fill="url(#${id('p')})"/><g fill="${p.light}" opacity=".2">${bands}</g>` +
      `<circle cx="${num(cx)}" cy="${cy}" r="160" fill="url(#${id('d')})"/></g>${ring('0')}</g>` +
      column(title, { x: 508, y: 64, size: 96, fill: p.light, maxHeight: 560, font: SERIF, weight: 700, pitch: 1.1 }) +
      row(art.byline, {
        x: 44,
        y: 92,
        size: 38,
        fill: p.light,
        maxWidth: 380,
        font: SERIF,
        weight: 700,
        spacing: 0.08,
      }) +
      row(art.latin, {
        x: 44,
        y: 126,
        size: 18,
        fill: p.main,
        maxWidth: 390,
        font: LATIN,
        weight: 700,
        spacing: 0.22,
      }) +
      footerLeft(art, p.light, p.accent, 44, 716, 512)
    )
  },
}

/** Poster compositions of 演唱会: stage light, a synthesiser sun, space. */
export const CONCERT_POSTERS = {
  'light-beams': lightBeams,
  'sliced-sun': slicedSun,
  'ringed-planet': ringedPlanet,
} satisfies Record<string, Composition>
