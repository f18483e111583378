import { grain, ground, linear, num, radial, repeat } from './drawing'
import { brokenLines, fittedSize, LATIN, row } from './lettering'
import type { Composition, PosterArt } from './poster-art'
import { footerBand, footerSplit } from './poster-footer'

// Slants sports lettering: one transform for the whole block.
function leaningTitle(art: PosterArt, x: number, y: number, size: number, fill: string, longest = 4): string {
  const lines = brokenLines(art.lettering, longest)
  const fitted = Math.min(...lines.map((line) => fittedSize(line, size, 500)))
  const rows = lines.map((line, index) =>
    row(line, { x: 0, y: (index - lines.length + 1) * fitted * 1.08, size: fitted, fill, maxWidth: 500, weight: 900 }),
  )
  return `<g transform="translate(${x} ${y}) skewX(-10)">${rows.join('')}</g>`
}

const trackLanes: Composition = {
  palettes: [
    { ground: '#C4391D', deep: '#6E1608', main: '#E8552F', accent: '#FFD23F', light: '#FFF7EC' },
    { ground: '#1456B8', deep: '#06265C', main: '#2C7BE5', accent: '#C8FF3D', light: '#F2F8FF' },
    { ground: '#0E7C66', deep: '#033A30', main: '#17A589', accent: '#FF8A5B', light: '#F1FFF9' },
    { ground: '#55308D', deep: '#220C45', main: '#7B4FC9', accent: '#FFCF56', light: '#F8F2FF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const lanes = repeat(9, (index) => {
      const radius = 150 + index * 74
      return `<circle cx="640" cy="840" r="${radius}" fill="none" stroke="${p.light}" stroke-width="4" opacity=".9"/>`
    })
    const numbers = repeat(6, (index) => {
      const radius = 187 + index * 74
      return `<text transform="translate(${num(640 - radius * 0.945)} ${num(840 - radius * 0.33)}) rotate(-71)" font-size="44">${index + 1}</text>`
    })
    const isTall = brokenLines(art.lettering, 4).length > 1
    const runner = 300 + next() * 24
    return (
      `<defs>${linear(
        id('g'),
        [
          [0, p.main],
          [0.55, p.ground],
          [1, p.deep],
        ],
        [0, 0, 1, 1],
      )}${linear(
        id('t'),
        [
          [0, p.accent],
          [1, p.accent, 0],
        ],
        [1, 0, 0, 0.2],
      )}</defs>` +
      ground(`url(#${id('g')})`) +
      grain(id('n'), p.deep, 0.5) +
      lanes +
      `<g fill="${p.light}" opacity=".75" font-family="${LATIN}" font-weight="700" text-anchor="middle">${numbers}</g>` +
      `<path d="M640 282A558 558 0 0 0 84 800" fill="none" stroke="${p.accent}" stroke-width="30" opacity=".95"/>` +
      `<path d="M640 356A484 484 0 0 0 ${num(runner)} 496" fill="none" stroke="url(#${id('t')})" stroke-width="22"/>` +
      row(art.latin, {
        x: 44,
        y: 78,
        size: 22,
        fill: p.accent,
        maxWidth: 512,
        font: LATIN,
        weight: 700,
        spacing: 0.14,
      }) +
      leaningTitle(art, 50, isTall ? 306 : 208, isTall ? 104 : 128, p.light) +
      row(art.byline, { x: 44, y: isTall ? 356 : 258, size: 26, fill: p.light, maxWidth: 360, weight: 700 }) +
      footerBand(art, p.deep, p.light)
    )
  },
}

const halfCourt: Composition = {
  palettes: [
    { ground: '#D98A44', deep: '#1B1420', main: '#7A1E2C', accent: '#F26B21', light: '#FFF8EF' },
    { ground: '#2F4858', deep: '#0F1A22', main: '#0A7E8C', accent: '#FFB703', light: '#F2FBFF' },
    { ground: '#E7D7BE', deep: '#14213D', main: '#14213D', accent: '#E63946', light: '#FFFFFF' },
    { ground: '#3A5A40', deep: '#12201A', main: '#588157', accent: '#F4D35E', light: '#FBFFF4' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const planks = repeat(
      12,
      (index) => `<path d="M${index * 50} 0v560h50V0z" opacity="${num(0.02 + next() * 0.12)}"/>`,
    )
    const bx = 380 + next() * 40
    const lines = brokenLines(art.lettering, 6)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 66 : 100, 500)))
    return (
      `<defs>${radial(id('b'), [
        [0, '#fff', 0.35],
        [0.5, p.accent],
        [1, p.accent],
      ])}</defs>` +
      ground(p.ground) +
      `<g fill="${p.deep}">${planks}</g>` +
      `<g fill="none" stroke="${p.light}" stroke-width="7"><path d="M-10 36h620M72 36v40a228 252 0 0 0 456 0V36"/>` +
      `<path d="M204 36v226h192V36z" fill="${p.main}"/><circle cx="300" cy="262" r="96"/><path d="M256 74h88"/><circle cx="300" cy="96" r="19" stroke="${p.accent}"/></g>` +
      `<ellipse cx="${num(bx + 22)}" cy="446" rx="92" ry="84" fill="${p.deep}" opacity=".35"/>` +
      `<circle cx="${num(bx)}" cy="414" r="94" fill="${p.accent}"/><circle cx="${num(bx)}" cy="414" r="94" fill="url(#${id('b')})" opacity=".5"/>` +
      `<g fill="none" stroke="${p.deep}" stroke-width="5" transform="translate(${num(bx)} 414) rotate(-24)"><circle r="94"/><path d="M-94 0H94M0-94V94M-66-66q52 66 0 132M66-66q-52 66 0 132"/></g>` +
      `<path d="M0 520L600 470V800H0z" fill="${p.deep}"/><path d="M0 520L600 470v14L0 534z" fill="${p.accent}"/>` +
      grain(id('n'), p.light, 0.16) +
      `<g transform="translate(46 ${lines.length > 1 ? 596 : 630}) skewX(-8)">${lines
        .map((line, index) =>
          row(line, { x: 0, y: index * size * 1.1, size, fill: p.light, maxWidth: 500, weight: 900 }),
        )
        .join('')}</g>` +
      row(art.latin, {
        x: 44,
        y: 706,
        size: 18,
        fill: p.accent,
        maxWidth: 512,
        font: LATIN,
        weight: 700,
        spacing: 0.12,
      }) +
      footerSplit(art, p.light, 764)
    )
  },
}

const stadiumRings: Composition = {
  palettes: [
    { ground: '#0B1F3A', deep: '#040B17', main: '#2FBF71', accent: '#F7D774', light: '#F3FFF8' },
    { ground: '#3B0A1E', deep: '#16030B', main: '#E4572E', accent: '#FFC914', light: '#FFF5EA' },
    { ground: '#0F4C5C', deep: '#04181D', main: '#E36414', accent: '#9AD1D4', light: '#F1FBFC' },
    { ground: '#171738', deep: '#070714', main: '#6C63FF', accent: '#4DFFDF', light: '#F4F3FF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const tiers = repeat(9, (index) => {
      const rx = 292 - index * 20
      return `<ellipse cx="300" cy="300" rx="${rx}" ry="${num(rx * 0.8)}" stroke-dasharray="${num(6 + next() * 30)} 5" opacity="${num(0.35 + index * 0.07)}"/>`
    })
    const lamps: [number, number, number][] = [
      [60, 70, 45],
      [540, 70, 135],
      [60, 530, -45],
      [540, 530, -135],
    ]
    const lights = lamps.map(
      ([x, y, turn]) =>
        `<path d="M0 0L330-74V74z" fill="url(#${id('l')})" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )
    const stripes = repeat(8, (index) => (index % 2 ? '' : `<path d="M${num(184 + index * 29)} 216h29v168h-29z"/>`))
    return (
      `<defs>${linear(id('g'), [
        [0, p.deep],
        [0.5, p.ground],
        [1, p.deep],
      ])}${linear(
        id('l'),
        [
          [0, '#fff', 0.75],
          [1, '#fff', 0],
        ],
        [0, 0, 1, 0],
      )}</defs>` +
      ground(`url(#${id('g')})`) +
      `<ellipse cx="300" cy="300" rx="306" ry="246" fill="${p.deep}" opacity=".6"/>` +
      `<g fill="none" stroke="${p.accent}" stroke-width="9">${tiers}</g>` +
      `<rect x="178" y="210" width="244" height="180" rx="10" fill="${p.main}"/><g fill="#fff" opacity=".12">${stripes}</g>` +
      `<g fill="none" stroke="#fff" stroke-width="3.5"><path d="M190 222h220v156H190zM300 222v156M190 264h38v72h-38M410 264h-38v72h38"/><circle cx="300" cy="300" r="28"/></g>` +
      lights.join('') +
      grain(id('n'), p.light, 0.14) +
      leaningTitle(art, 52, 660, brokenLines(art.lettering, 5).length > 1 ? 84 : 112, p.light, 5) +
      row(art.latin, {
        x: 44,
        y: 700,
        size: 19,
        fill: p.accent,
        maxWidth: 512,
        font: LATIN,
        weight: 700,
        spacing: 0.12,
      }) +
      footerSplit(art, p.light, 764)
    )
  },
}

const speedStripes: Composition = {
  palettes: [
    { ground: '#F2F2EE', deep: '#111318', main: '#E10600', accent: '#FFB000', light: '#111318' },
    { ground: '#0A0F1F', deep: '#000000', main: '#00D1FF', accent: '#7B2DFF', light: '#F4FBFF' },
    { ground: '#FFE94A', deep: '#151515', main: '#151515', accent: '#FF5A1F', light: '#151515' },
    { ground: '#0F3D2E', deep: '#06180F', main: '#B7F34D', accent: '#F2F7E9', light: '#F6FFE9' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const stripes = repeat(14, (index) => {
      const y = 140 + index * 25 + next() * 10
      const left = -60 + next() * 330
      const length = 120 + next() * 420
      const fill = index % 4 === 1 ? p.accent : p.main
      return `<path d="M${num(left)} ${num(y)}h${num(length)}l-9 ${num(6 + (index % 3) * 6)}H${num(left - 9)}z" fill="${fill}" opacity="${num(0.5 + next() * 0.5)}"/>`
    })
    const cx = 430
    const digits = /\d{4}/.exec(art.dateLine)?.[0]?.slice(2) ?? ''
    return (
      `<defs>${linear(
        id('g'),
        [
          [0, p.main],
          [1, p.accent],
        ],
        [0, 0, 1, 1],
      )}</defs>` +
      ground(p.ground) +
      `<text x="590" y="330" font-size="330" text-anchor="end" font-family="${LATIN}" font-weight="700" font-style="italic" fill="none" stroke="${p.light}" stroke-width="2" opacity=".28">${digits}</text>` +
      `<g transform="rotate(-14 300 400)">${stripes}</g>` +
      `<g transform="translate(${cx} 356)"><circle r="126" fill="${p.deep}"/><circle r="104" fill="none" stroke="url(#${id('g')})" stroke-width="20"/><circle r="60" fill="${p.ground}"/>` +
      repeat(10, (index) => `<path d="M-6-62h12l5 40h-22z" fill="${p.deep}" transform="rotate(${index * 36})"/>`) +
      `<circle r="24" fill="${p.main}"/></g>` +
      grain(id('n'), p.light, 0.14) +
      leaningTitle(art, 52, 648, brokenLines(art.lettering, 5).length > 1 ? 92 : 116, p.light, 5) +
      row(art.latin, {
        x: 44,
        y: 76,
        size: 22,
        fill: p.light,
        maxWidth: 512,
        font: LATIN,
        weight: 700,
        spacing: 0.08,
        extra: 'font-style="italic"',
      }) +
      row(art.byline, { x: 44, y: 692, size: 23, fill: p.light, maxWidth: 512, weight: 700 }) +
      footerSplit(art, p.light, 760)
    )
  },
}

/** Poster compositions of 体育赛事: running lanes, a court, a stadium from above, speed. */
export const SPORT_POSTERS = {
  'track-lanes': trackLanes,
  'half-court': halfCourt,
  'stadium-rings': stadiumRings,
  'speed-stripes': speedStripes,
} satisfies Record<string, Composition>
