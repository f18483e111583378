import { grain, ground, linear, num, radial, repeat } from './drawing'
import { brokenLines, column, fittedSize, KAI, LATIN, LATIN_SERIF, oneLine, row, SERIF } from './lettering'
import type { Composition } from './poster-art'
import { footerCentre, footerLeft } from './poster-footer'
import { seal } from './seal'

const silkRibbons: Composition = {
  palettes: [
    { ground: '#F8E9E0', deep: '#8A1538', main: '#D7263D', accent: '#F29E4C', light: '#4A0E22' },
    { ground: '#0F1B3D', deep: '#4361EE', main: '#F72585', accent: '#4CC9F0', light: '#F5F2FF' },
    { ground: '#E4EFE7', deep: '#0B5D4E', main: '#1B9C85', accent: '#F4A261', light: '#0B3B33' },
    { ground: '#1A0E1F', deep: '#6A2C91', main: '#E36BAE', accent: '#F9C784', light: '#FFF1F8' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const ribbons = repeat(13, (index) => {
      const shift = index * 13
      const sway = next() * 16
      const stroke = [id('a'), id('b')][index % 2]
      return `<path d="M${num(-40 + shift * 0.6)} ${num(120 + shift * 1.5)}C${num(160 + shift)} ${num(-60 + sway + shift)} ${num(250 - shift)} ${num(330 + shift)} ${num(330 + shift * 0.4)} ${num(360 - shift * 0.5)}S${num(560 - shift)} ${num(560 + sway)} ${num(640)} ${num(400 + shift * 1.6)}" stroke="url(#${stroke})" stroke-width="${num(4 + (index % 4) * 5)}"/>`
    })
    const title = oneLine(art.lettering)
    return (
      `<defs>${linear(
        id('a'),
        [
          [0, p.main],
          [0.6, p.accent],
          [1, p.main],
        ],
        [0, 0, 1, 1],
      )}${linear(
        id('b'),
        [
          [0, p.accent, 0.2],
          [0.5, p.deep],
          [1, p.main, 0.7],
        ],
        [0, 0, 1, 1],
      )}</defs>` +
      ground(p.ground) +
      `<g fill="none" stroke-linecap="round" opacity=".92">${ribbons}</g>` +
      // A leaping dancer: back leg, front leg, torso, raised arm.
      `<g fill="none" stroke="${p.light}" stroke-linecap="round" stroke-linejoin="round"><path d="M282 420C236 424 196 448 140 500" stroke-width="15"/><path d="M286 424C336 440 380 430 452 470" stroke-width="14"/><path d="M284 424C296 386 300 358 322 326" stroke-width="25"/><path d="M320 330C352 296 372 258 418 222" stroke-width="9"/><path d="M316 334C276 322 244 322 196 286" stroke-width="9"/></g><circle cx="342" cy="290" r="18" fill="${p.light}"/><circle cx="352" cy="276" r="9" fill="${p.light}"/>` +
      grain(id('n'), p.light, 0.14) +
      row(title, { x: 42, y: 626, size: 112, fill: p.light, maxWidth: 516, font: SERIF, weight: 700, spacing: 0.02 }) +
      row(art.latin, {
        x: 46,
        y: 666,
        size: 20,
        fill: p.main,
        maxWidth: 508,
        font: LATIN_SERIF,
        weight: 700,
        spacing: 0.12,
      }) +
      row(art.byline, {
        x: 556,
        y: 72,
        size: 26,
        fill: p.light,
        maxWidth: 380,
        anchor: 'end',
        font: SERIF,
        weight: 700,
        spacing: 0.06,
      }) +
      footerLeft({ ...art, cityLine: '' }, p.light, p.main, 44, 722)
    )
  },
}

const swanLake: Composition = {
  palettes: [
    { ground: '#12305A', deep: '#061226', main: '#DCEBFF', accent: '#7FA6D9', light: '#F4F9FF' },
    { ground: '#3A4A63', deep: '#151C2B', main: '#FDE8E4', accent: '#D9A5A0', light: '#FFF6F3' },
    { ground: '#0E4A4B', deep: '#042022', main: '#EAF6E9', accent: '#8CC0AE', light: '#F4FFF8' },
    { ground: '#40305E', deep: '#160F28', main: '#F3E3FF', accent: '#B799DB', light: '#FBF5FF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const ripples = repeat(12, (index) => {
      const width = 120 + next() * 300
      const x = 300 - width / 2 + next() * 120 - 60
      return `M${num(x)} ${num(498 + index * 11)}h${num(width)}`
    })
    return (
      `<defs>${linear(id('g'), [
        [0, p.deep],
        [0.62, p.ground],
        [0.63, p.deep],
        [1, p.ground],
      ])}${radial(id('m'), [
        [0, p.main],
        [0.68, p.main, 0.92],
        [0.7, p.main, 0.25],
        [1, p.main, 0],
      ])}` +
      `${linear(id('w'), [
        [0, '#FFFFFF'],
        [1, p.accent],
      ])}</defs>` +
      ground(`url(#${id('g')})`) +
      `<circle cx="${num(364 + next() * 30)}" cy="262" r="216" fill="url(#${id('m')})"/>` +
      `<path d="M0 470q60-50 120-28t110-26 120 22 130-30 120 40V500H0z" fill="${p.deep}" opacity=".75"/>` +
      `<path d="${ripples}" stroke="${p.main}" stroke-width="2" opacity=".45"/>` +
      `<g transform="translate(358 400) scale(1.16)"><path d="M-112 86C-130 30-74-10-20 4C20 14 44 18 58 0C76-24 30-70 34-118C37-152 66-172 92-160C104-154 108-142 104-132C90-142 74-136 72-118C70-84 110-40 100 12C92 62 40 92-20 92C-56 92-88 92-112 86z" fill="url(#${id('w')})"/>` +
      `<path d="M104-132l28 12-26 4z" fill="#E9A23B"/><circle cx="90" cy="-146" r="3.6" fill="${p.deep}"/>` +
      `<path d="M-108 70C-60 80 10 70 44 34M-104 50C-60 62-4 54 30 24M-96 32C-60 42-20 38 12 16" fill="none" stroke="${p.accent}" stroke-width="3"/></g>` +
      grain(id('n'), p.light, 0.14) +
      column(oneLine(art.lettering), {
        x: 86,
        y: 56,
        size: 88,
        fill: p.light,
        maxHeight: 400,
        font: SERIF,
        weight: 700,
        pitch: 1.1,
      }) +
      row(art.latin, {
        x: 300,
        y: 664,
        size: 24,
        fill: p.light,
        maxWidth: 500,
        anchor: 'middle',
        font: LATIN_SERIF,
        spacing: 0.2,
        extra: 'font-style="italic"',
      }) +
      footerCentre(
        { ...art, venueLine: [art.byline, art.venueLine].filter(Boolean).join('　'), cityLine: '' },
        p.light,
        718,
      )
    )
  },
}

const petalSkirt: Composition = {
  palettes: [
    { ground: '#FBEAE8', deep: '#5C1A33', main: '#E8737F', accent: '#F6B5A6', light: '#5C1A33' },
    { ground: '#EAF1F4', deep: '#1B3A57', main: '#5B9BD5', accent: '#A9D6E5', light: '#1B3A57' },
    { ground: '#1F1235', deep: '#F8E9FF', main: '#B15EFF', accent: '#FF7AB8', light: '#FBF3FF' },
    { ground: '#FFF4DA', deep: '#5A3310', main: '#F2A541', accent: '#F6D186', light: '#5A3310' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const petals = repeat(22, (index) => {
      const turn = -104 + index * 9.9
      return `<ellipse cx="0" cy="128" rx="${num(26 + next() * 14)}" ry="${num(128 + next() * 26)}" transform="rotate(${num(turn)})" fill="${index % 2 ? p.main : p.accent}" opacity=".36"/>`
    })
    const title = oneLine(art.lettering)
    const size = fittedSize(title, 108, 512)
    return (
      `<defs>${radial(id('r'), [
        [0, p.accent, 0.5],
        [1, p.accent, 0],
      ])}</defs>` +
      ground(p.ground) +
      `<circle cx="300" cy="330" r="300" fill="url(#${id('r')})"/>` +
      // Arms in a ring over the head, bodice, and legs on pointe under the skirt of petals.
      `<g transform="translate(18 2) scale(.94)"><g fill="none" stroke="${p.deep}" stroke-linecap="round"><path d="M290 238C214 206 214 110 292 84M310 238C386 206 386 110 308 84" stroke-width="9"/><path d="M294 330C288 430 298 520 296 588M308 330C330 420 312 500 302 588" stroke-width="12"/></g>` +
      `<path d="M284 232q16-14 32 0l8 40-10 52h-28l-10-52zM296 200h8v34h-8z" fill="${p.deep}"/><ellipse cx="300" cy="182" rx="19" ry="24" fill="${p.deep}"/><circle cx="300" cy="154" r="10" fill="${p.deep}"/>` +
      `<g transform="translate(300 310)">${petals}</g></g>` +
      grain(id('n'), p.light, 0.14) +
      row(art.byline, {
        x: 300,
        y: 62,
        size: 22,
        fill: p.light,
        maxWidth: 500,
        anchor: 'middle',
        font: SERIF,
        weight: 700,
        spacing: 0.14,
      }) +
      row(title, {
        x: 300,
        y: 652,
        size,
        fill: p.light,
        maxWidth: 520,
        anchor: 'middle',
        font: SERIF,
        weight: 700,
        spacing: 0.02,
      }) +
      row(art.latin, {
        x: 300,
        y: 688,
        size: 18,
        fill: p.main,
        maxWidth: 500,
        anchor: 'middle',
        font: LATIN_SERIF,
        weight: 700,
        spacing: 0.18,
      }) +
      footerCentre(art, p.light, 732)
    )
  },
}

const inkLeap: Composition = {
  palettes: [
    { ground: '#F4F0E6', deep: '#1A1A1A', main: '#C3272B', accent: '#6D6A64', light: '#1A1A1A' },
    { ground: '#E6ECEA', deep: '#17353A', main: '#B7472A', accent: '#5F8B8D', light: '#122A2E' },
    { ground: '#171A21', deep: '#EDE6D6', main: '#D9A441', accent: '#8B8F98', light: '#F3EDE0' },
    { ground: '#8F1D21', deep: '#F7E8D0', main: '#F2C14E', accent: '#D9896A', light: '#FFF3DF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const bristles = repeat(15, (index) => {
      const spread = index * 5.4
      const stroke = num(2 + next() * 6)
      return `<path d="M${num(36 + next() * 26)} ${num(500 + spread * 0.7)}C${num(130)} ${num(300 + spread)} ${num(330 - spread * 0.4)} ${num(560 + spread * 0.3)} ${num(400 - spread * 0.2)} ${num(300 + spread)}S${num(330 + spread)} ${num(90 + spread)} ${num(250 + next() * 40)} ${num(150 + spread * 1.2)}" stroke-width="${stroke}" opacity="${num(0.45 + next() * 0.5)}"/>`
    })
    const drops = repeat(
      9,
      () => `<circle cx="${num(60 + next() * 380)}" cy="${num(90 + next() * 460)}" r="${num(1.5 + next() * 6)}"/>`,
    )
    const lines = brokenLines(art.lettering, 6)
    return (
      ground(p.ground) +
      `<circle cx="${num(150 + next() * 40)}" cy="210" r="84" fill="${p.main}"/>` +
      `<g fill="none" stroke="${p.deep}" stroke-linecap="round">${bristles}</g><g fill="${p.deep}">${drops}</g>` +
      `<circle cx="262" cy="128" r="21" fill="${p.deep}"/>` +
      grain(id('n'), p.light, 0.2) +
      lines
        .map((line, index) =>
          column(line, {
            x: lines.length > 1 ? 548 - index * 74 : 502,
            y: 62 + index * 40,
            size: lines.length > 1 ? 68 : 108,
            fill: p.light,
            maxHeight: 480,
            font: KAI,
            weight: 700,
            pitch: 1.06,
          }),
        )
        .join('') +
      seal(art.byline, 476, 582, 56, p.main, p.ground) +
      row(art.latin, {
        x: 44,
        y: 664,
        size: 20,
        fill: p.light,
        maxWidth: 400,
        font: LATIN,
        weight: 700,
        spacing: 0.16,
      }) +
      footerLeft(
        { ...art, cityLine: '', venueLine: [art.byline, art.venueLine].filter(Boolean).join(' · ') },
        p.light,
        p.main,
        44,
        714,
      )
    )
  },
}

/** Poster compositions of 舞蹈芭蕾: silk, a swan, a skirt of petals, an ink stroke. */
export const DANCE_POSTERS = {
  'silk-ribbons': silkRibbons,
  'swan-lake': swanLake,
  'petal-skirt': petalSkirt,
  'ink-leap': inkLeap,
} satisfies Record<string, Composition>
