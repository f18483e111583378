import { grain, ground, linear, num, repeat } from './drawing'
import { brokenLines, column, LATIN_SERIF, oneLine, row, SERIF } from './lettering'
import type { Composition } from './poster-art'
import { footerCentre, footerLeft, footerSplit } from './poster-footer'
import { serifTitle } from './serif-title'

const violinBody: Composition = {
  palettes: [
    { ground: '#2A0F0A', deep: '#120504', main: '#B5652B', accent: '#F0C27B', light: '#FBEFD9' },
    { ground: '#0D1B2A', deep: '#050B12', main: '#2F5D7C', accent: '#D9C08C', light: '#F4EFE2' },
    { ground: '#EFE6D8', deep: '#CDBBA0', main: '#8C3B1F', accent: '#2B1A12', light: '#2B1A12' },
    { ground: '#142A1F', deep: '#07120C', main: '#5B7F4B', accent: '#E6D39A', light: '#F6F5E6' },
  ],
  draw: ({ art, palette: p, id }) => {
    const body =
      'M0-262C72-262 124-226 124-164C124-134 112-112 98-98L108-88C76-62 72 4 104 36L96 48C132 66 154 96 154 136C154 222 84 268 0 268C-84 268-154 222-154 136C-154 96-132 66-96 48L-104 36C-72 4-76-62-108-88L-98-98C-112-112-124-134-124-164C-124-226-72-262 0-262z'
    const hole = 'M54-44c18 4 12 24 0 20c-14-8-4-34 14-26c34 18-14 92 10 124c8 14 26 8 22-6c-4-8-14-4-12 4'
    const strings = repeat(4, (index) => `M${num(-18 + index * 12)} -420L${num(-24 + index * 16)} 196`)
    return (
      `<defs>${linear(
        id('g'),
        [
          [0, p.ground],
          [1, p.deep],
        ],
        [0, 0, 1, 1],
      )}${linear(
        id('w'),
        [
          [0, p.accent],
          [0.35, p.main],
          [1, p.deep],
        ],
        [0, 0, 1, 1],
      )}</defs>` +
      ground(`url(#${id('g')})`) +
      `<g transform="translate(392 ${num(356 + (art.seed % 30))}) rotate(16) scale(1.12)">` +
      `<path d="M-22-420h44l-4 420h-36z" fill="${p.deep}"/>` +
      `<path d="${body}" fill="url(#${id('w')})" stroke="${p.accent}" stroke-width="3"/>` +
      `<path d="${body}" fill="none" stroke="${p.deep}" stroke-width="2.4" transform="scale(.93 .95)" opacity=".7"/>` +
      `<g fill="none" stroke="${p.deep}" stroke-width="9" stroke-linecap="round"><path d="${hole}"/><path d="${hole}" transform="scale(-1 1)"/></g>` +
      `<path d="M-20-420h40l6 290h-52z" fill="${p.deep}"/><path d="M-46 92q46-22 92 0v12h-92z" fill="${p.light}" opacity=".85"/><path d="M-26 150h52l10 84q-36 22-72 0z" fill="${p.deep}"/>` +
      `<path d="${strings}" stroke="${p.light}" stroke-width="1.8" opacity=".9"/></g>` +
      grain(id('n'), p.light, 0.14) +
      column(oneLine(art.lettering), {
        x: 98,
        y: 128,
        size: 88,
        fill: p.light,
        maxHeight: 500,
        font: SERIF,
        weight: 700,
        pitch: 1.1,
      }) +
      row(art.latin, {
        x: 46,
        y: 86,
        size: 22,
        fill: p.accent,
        maxWidth: 350,
        font: LATIN_SERIF,
        spacing: 0.08,
        extra: 'font-style="italic"',
      }) +
      row(art.byline, { x: 46, y: 672, size: 23, fill: p.accent, maxWidth: 440, font: SERIF, weight: 700 }) +
      footerLeft({ ...art, cityLine: '' }, p.light, p.main, 46, 720)
    )
  },
}

const pianoKeys: Composition = {
  palettes: [
    { ground: '#F2EFEA', deep: '#15161A', main: '#C2483D', accent: '#E7DFD3', light: '#15161A' },
    { ground: '#1D3A6B', deep: '#0A1630', main: '#F2B84B', accent: '#F4F1E8', light: '#F7F4EA' },
    { ground: '#F4B8A8', deep: '#3B1720', main: '#9C2C40', accent: '#FFF3EC', light: '#3B1720' },
    { ground: '#23423A', deep: '#0D1C18', main: '#E39B5A', accent: '#F3F1E7', light: '#F5F3E8' },
  ],
  draw: ({ art, palette: p, id }) => {
    const isTall = brokenLines(art.lettering, 5).length > 1
    const whites = repeat(
      12,
      (index) =>
        `<path d="M${num(-40 + index * 62)} 0h58v340h-58z" fill="${index === 4 || index === 8 ? p.main : p.accent}"/>`,
    )
    const blacks = [0, 1, 3, 4, 5, 7, 8, 10].map((index) => `M${num(-1 + index * 62)} 0h40v205h-40z`).join('')
    return (
      ground(p.ground) +
      `<g transform="translate(0 560) rotate(-17) translate(-90 -44)"><path d="M-60-24h860v28H-60z" fill="${p.deep}"/>${whites}<path d="${blacks}" fill="${p.deep}"/></g>` +
      `<path d="M0 690h600v110H0z" fill="${p.ground}"/>` +
      grain(id('n'), p.light, 0.14) +
      serifTitle(art, 44, isTall ? 252 : 190, 112, p.light, 5, 'start') +
      row(art.latin, { x: 46, y: 66, size: 20, fill: p.light, maxWidth: 508, font: LATIN_SERIF, spacing: 0.14 }) +
      row(art.byline, {
        x: 46,
        y: isTall ? 298 : 242,
        size: 25,
        fill: p.light,
        maxWidth: 300,
        font: SERIF,
        weight: 700,
      }) +
      footerSplit(art, p.light, 762)
    )
  },
}

const organPipes: Composition = {
  palettes: [
    { ground: '#1C2438', deep: '#0A0E18', main: '#C9A45C', accent: '#F5E2B0', light: '#F8F0DC' },
    { ground: '#3A1424', deep: '#16060D', main: '#C46A5A', accent: '#FAD7B5', light: '#FFF1E4' },
    { ground: '#12352F', deep: '#061512', main: '#8FB8A0', accent: '#E8F1D4', light: '#F3F8EA' },
    { ground: '#E9E4DA', deep: '#4B4A46', main: '#6E6A5E', accent: '#FFFFFF', light: '#26251F' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const pipes = repeat(15, (index) => {
      const distance = Math.abs(index - 7)
      const x = 44 + index * 34.4
      const top = 120 + distance * distance * 3.1 + (index % 2) * 22 + next() * 6
      const lip = 396 + (7 - distance) * 8
      return (
        `<path d="M${num(x)} ${num(top)}q14-12 28 0V${lip + 50}l-9 46h-10l-9-46z" fill="url(#${id('p')})"/>` +
        `<path d="M${num(x + 5)} ${lip}q9-16 18 0v10h-18z" fill="${p.deep}"/>`
      )
    })
    return (
      `<defs>${linear(id('g'), [
        [0, p.ground],
        [1, p.deep],
      ])}${linear(
        id('p'),
        [
          [0, p.deep],
          [0.28, p.accent],
          [0.5, p.main],
          [1, p.deep],
        ],
        [0, 0, 1, 0],
      )}</defs>` +
      ground(p.light === '#26251F' ? p.ground : `url(#${id('g')})`) +
      pipes +
      `<path d="M30 560h540v10H30z" fill="${p.main}"/>` +
      row(art.byline, {
        x: 300,
        y: 76,
        size: 24,
        fill: p.light,
        maxWidth: 500,
        anchor: 'middle',
        font: SERIF,
        weight: 700,
        spacing: 0.14,
      }) +
      row(oneLine(art.lettering), {
        x: 300,
        y: 674,
        size: 84,
        fill: p.light,
        maxWidth: 510,
        anchor: 'middle',
        font: SERIF,
        weight: 700,
      }) +
      row(art.latin, {
        x: 300,
        y: 596,
        size: 17,
        fill: p.main,
        maxWidth: 480,
        anchor: 'middle',
        font: LATIN_SERIF,
        weight: 700,
        spacing: 0.14,
      }) +
      footerCentre(art, p.light, 726)
    )
  },
}

/** Poster compositions of 音乐会: a violin, keys, an organ. */
export const CLASSICAL_POSTERS = {
  'violin-body': violinBody,
  'piano-keys': pianoKeys,
  'organ-pipes': organPipes,
} satisfies Record<string, Composition>
