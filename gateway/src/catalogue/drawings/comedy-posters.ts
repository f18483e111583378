import { at, grain, ground, num, polar, radial, repeat } from './drawing'
import { brokenLines, column, fittedSize, KAI, LATIN, LATIN_SERIF, oneLine, row } from './lettering'
import type { Composition } from './poster-art'
import { footerLeft, footerSplit } from './poster-footer'
import { seal } from './seal'

const foldingFan: Composition = {
  palettes: [
    { ground: '#F3E7D1', deep: '#5A1A14', main: '#B3261E', accent: '#D9A441', light: '#3A120D' },
    { ground: '#17324A', deep: '#0A1824', main: '#E0B15A', accent: '#C44536', light: '#F6ECD6' },
    { ground: '#E3E7D6', deep: '#243A2C', main: '#3F6B4F', accent: '#C0632D', light: '#1F2F25' },
    { ground: '#A31F1F', deep: '#4A0A0A', main: '#F4D9A0', accent: '#E8A33D', light: '#FFF1D6' },
  ],
  draw: ({ art, palette: p, id }) => {
    const cx = 226
    const cy = 560
    const wedges = repeat(15, (index) => {
      const from = 196 + index * 10.2
      const a = polar(cx, cy, 312, from)
      const b = polar(cx, cy, 312, from + 10.2)
      const c = polar(cx, cy, 124, from + 10.2)
      const d = polar(cx, cy, 124, from)
      return `<path d="M${at(a)}L${at(b)} ${at(c)} ${at(d)}z" fill="${index % 2 ? p.main : p.accent}" opacity="${index % 2 ? '.94' : '.86'}"/>`
    })
    const ribs = repeat(16, (index) => {
      const turn = 196 + index * 10.2
      return `M${at(polar(cx, cy, 14, turn))}L${at(polar(cx, cy, 306, turn))}`
    })
    const hills = repeat(3, (index) => {
      const left = polar(cx, cy, 170 + index * 16, 206 + index * 30)
      return `<path d="M${at(left)}q40-90 84-20q30-60 70 6q26-40 60 20" fill="none" stroke="${p.light}" stroke-width="5" opacity=".55" stroke-linecap="round"/>`
    })
    return (
      ground(p.ground) +
      `<circle cx="470" cy="150" r="200" fill="${p.accent}" opacity=".14"/>` +
      `<g transform="rotate(-8 ${cx} ${cy})">${wedges}${hills}<path d="${ribs}" stroke="${p.deep}" stroke-width="4"/><circle cx="${cx}" cy="${cy}" r="15" fill="${p.deep}"/><circle cx="${cx}" cy="${cy}" r="6" fill="${p.accent}"/></g>` +
      `<path d="M${cx} ${cy + 14}q-30 40-8 70M${cx - 8} ${cy + 84}l-9 40M${cx - 8} ${cy + 84}l1 42M${cx - 8} ${cy + 84}l11 38" stroke="${p.main}" stroke-width="5" fill="none" stroke-linecap="round"/>` +
      grain(id('n'), p.light, 0.2) +
      column(oneLine(art.lettering), {
        x: 526,
        y: 62,
        size: 96,
        fill: p.light,
        maxHeight: 490,
        font: KAI,
        weight: 700,
        pitch: 1.05,
      }) +
      seal(art.byline, 488, 588, 54, p.main === '#F4D9A0' ? p.deep : p.main, p.ground) +
      row(art.byline, { x: 44, y: 82, size: 30, fill: p.light, maxWidth: 400, font: KAI, weight: 700, spacing: 0.08 }) +
      row(art.latin, { x: 44, y: 116, size: 18, fill: p.light, maxWidth: 400, font: LATIN_SERIF, spacing: 0.14 }) +
      footerLeft({ ...art, cityLine: '' }, p.light, p.main, 44, 724)
    )
  },
}

const spotlightMic: Composition = {
  palettes: [
    { ground: '#FFD60A', deep: '#14110A', main: '#14110A', accent: '#FF4B1F', light: '#14110A' },
    { ground: '#FF5D5D', deep: '#2B0A12', main: '#FFF1DA', accent: '#FFD84D', light: '#FFF6E8' },
    { ground: '#2436D9', deep: '#0A0F4A', main: '#F5F1E6', accent: '#FFB61E', light: '#F8F6EE' },
    { ground: '#18A76B', deep: '#062B1C', main: '#FFF7DF', accent: '#FF7A3D', light: '#FFFBEE' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const rays = repeat(12, (index) => {
      const from = index * 30 + next() * 6
      return `<path d="M410 330L${at(polar(410, 330, 760, from))} ${at(polar(410, 330, 760, from + 14))}z"/>`
    })
    const mesh = repeat(6, (index) => `M${-76 + index * 26} -92l60 96M${76 - index * 26} -92l-60 96`)
    const lines = brokenLines(art.lettering, 4)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 112 : 128, 500)))
    return (
      `<defs><clipPath id="${id('c')}"><circle cx="0" cy="-44" r="88"/></clipPath></defs>` +
      ground(p.ground) +
      `<g fill="${p.deep}" opacity=".09">${rays}</g>` +
      `<circle cx="410" cy="330" r="176" fill="${p.accent}"/>` +
      `<g transform="translate(410 330) rotate(24)"><path d="M-44 44h88l-20 300h-48z" fill="${p.deep}"/><path d="M-52 28h104v34H-52z" fill="${p.main === p.deep ? '#FFF6D6' : p.main}"/><circle cy="-44" r="94" fill="${p.deep}"/><g clip-path="url(#${id('c')})"><circle cy="-44" r="86" fill="#6E6A66"/><path d="${mesh}" stroke="${p.deep}" stroke-width="7"/><circle cx="-30" cy="-80" r="34" fill="#fff" opacity=".28"/></g></g>` +
      `<path transform="translate(0 -74)" d="M62 252h196a22 22 0 0 1 22 22v84a22 22 0 0 1-22 22H150l-52 46 8-46H62a22 22 0 0 1-22-22v-84a22 22 0 0 1 22-22z" fill="#fff" stroke="${p.deep}" stroke-width="6"/>` +
      row('哈哈哈哈', { x: 160, y: 258, size: 42, fill: p.deep, maxWidth: 210, anchor: 'middle', weight: 900 }) +
      grain(id('n'), p.deep, 0.24) +
      `<g transform="rotate(-4 300 560)">${lines
        .map((line, index) =>
          row(line, {
            x: 44,
            y: 606 + (index - lines.length + 1) * size * 1.08,
            size,
            fill: p.light,
            maxWidth: 512,
            weight: 900,
            extra: `stroke="${p.ground}" stroke-width="14" paint-order="stroke" stroke-linejoin="round"`,
          }),
        )
        .join('')}</g>` +
      row(art.byline, { x: 44, y: 82, size: 34, fill: p.light, maxWidth: 512, weight: 900 }) +
      row(art.latin, {
        x: 44,
        y: 118,
        size: 19,
        fill: p.light,
        maxWidth: 512,
        font: LATIN,
        weight: 700,
        spacing: 0.08,
      }) +
      `<path d="M0 678h600v122H0z" fill="${p.deep}"/>` +
      footerSplit(art, '#FFFFFF', 748, false)
    )
  },
}

const teaLanterns: Composition = {
  palettes: [
    { ground: '#F6E4C3', deep: '#4B1D12', main: '#C8321F', accent: '#E59A2F', light: '#4B1D12' },
    { ground: '#1B2A41', deep: '#0C1422', main: '#E8563A', accent: '#F6C667', light: '#FBEFD6' },
    { ground: '#33415C', deep: '#161D2C', main: '#D9A441', accent: '#F4E3B2', light: '#FBF3DC' },
    { ground: '#DCE5DA', deep: '#23392F', main: '#B5402B', accent: '#D99A3C', light: '#23392F' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const lantern = (x: number, drop: number, scale: number) =>
      `<g transform="translate(${num(x)} ${num(drop)}) scale(${num(scale)})"><path d="M0-300V-56" stroke="${p.deep}" stroke-width="4"/><ellipse rx="110" ry="110" fill="url(#${id('h')})"/><path d="M-24-58h48v12h-48zM-24 46h48v12h-48z" fill="${p.accent}"/><ellipse rx="60" ry="50" fill="${p.main}"/><ellipse rx="34" ry="50" fill="none" stroke="${p.accent}" stroke-width="2.5"/><path d="M0-50V50" stroke="${p.accent}" stroke-width="2.5"/><path d="M-10 58v38M0 58v46M10 58v38" stroke="${p.main}" stroke-width="4"/></g>`
    const tiles = repeat(21, (index) => `<circle cx="${index * 30}" cy="76" r="13"/>`)
    const steam = repeat(3, (index) => `M${212 + index * 34} 486c-18-30 18-44 0-${num(74 + next() * 20)}s14-40 4-60`)
    return (
      `<defs>${radial(id('h'), [
        [0, p.accent, 0.7],
        [1, p.accent, 0],
      ])}</defs>` +
      ground(p.ground) +
      `<path d="M0 0h600v70H0z" fill="${p.deep}"/><g fill="${p.deep}">${tiles}</g><g fill="${p.accent}" opacity=".8">${repeat(21, (index) => `<circle cx="${index * 30}" cy="76" r="5"/>`)}</g>` +
      lantern(86, 186, 0.9) +
      lantern(226, 250 + next() * 20, 0.72) +
      lantern(354, 176, 0.82) +
      `<path d="${steam}" fill="none" stroke="${p.light}" stroke-width="6" stroke-linecap="round" opacity=".32"/>` +
      // A lidded tea cup on its saucer, and the storyteller's wooden block.
      `<path d="M138 520q108-62 216 0z" fill="${p.main}"/><circle cx="246" cy="486" r="13" fill="${p.main}"/><path d="M132 520h228q-4 76-64 100h-100q-60-24-64-100z" fill="${p.light === p.deep ? '#FFFDF6' : p.light}"/><path d="M160 548q86 30 172 0" stroke="${p.main}" stroke-width="6" fill="none"/><path d="M176 566q70 22 140 0" stroke="${p.main}" stroke-width="3" fill="none"/><path d="M92 622h308q-30 34-154 34T92 622z" fill="${p.main}"/>` +
      `<path d="M404 612l60-18 34 16v26l-60 18-34-16z" fill="${p.deep}"/><path d="M404 612l34 16 60-18-34-16z" fill="${p.accent}"/>` +
      `<path d="M0 654h600v4H0z" fill="${p.deep}" opacity=".5"/>` +
      grain(id('n'), p.light, 0.2) +
      column(oneLine(art.lettering), {
        x: 508,
        y: 112,
        size: 92,
        fill: p.light,
        maxHeight: 450,
        font: KAI,
        weight: 700,
        pitch: 1.06,
      }) +
      row(art.byline, {
        x: 44,
        y: 52,
        size: 24,
        fill: '#FFF3DC',
        maxWidth: 300,
        font: KAI,
        weight: 700,
        spacing: 0.1,
      }) +
      row(art.latin, {
        x: 556,
        y: 50,
        size: 16,
        fill: p.accent,
        maxWidth: 230,
        anchor: 'end',
        font: LATIN_SERIF,
        spacing: 0.1,
      }) +
      footerLeft({ ...art, cityLine: '' }, p.light, p.main, 44, 716)
    )
  },
}

const magicCards: Composition = {
  palettes: [
    { ground: '#2B0B3F', deep: '#12041C', main: '#E5383B', accent: '#F5C542', light: '#FFF5E1' },
    { ground: '#0B3D2E', deep: '#041A13', main: '#D62839', accent: '#F0C95C', light: '#F8F7E8' },
    { ground: '#10173A', deep: '#060919', main: '#FF4D6D', accent: '#7CE0F9', light: '#F3F6FF' },
    { ground: '#6E1423', deep: '#2B050C', main: '#1B1B1E', accent: '#F2B880', light: '#FFF1E2' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const suits = [
      'M0 26C-40-6-22-34 0-14C22-34 40-6 0 26z',
      'M0-30L24 0L0 30L-24 0z',
      'M0-30C34 2 22 24 4 14L10 30H-10L-4 14C-22 24-34 2 0-30z',
    ]
    const cards = repeat(5, (index) => {
      const red = index % 2 === 0
      const suit = suits[(index + art.seed) % 3] ?? ''
      const fill = red ? p.main : p.deep
      return `<g transform="translate(300 560) rotate(${-48 + index * 24}) translate(0 -290)"><rect x="-74" y="-106" width="148" height="212" rx="14" fill="#FFFDF7" stroke="${p.deep}" stroke-width="2"/><path d="${suit}" fill="${fill}" transform="scale(1.7)"/><path d="${suit}" fill="${fill}" transform="translate(-52 -80) scale(.5)"/><path d="${suit}" fill="${fill}" transform="translate(52 80) rotate(180) scale(.5)"/></g>`
    })
    const sparks = repeat(14, () => {
      const size = 4 + next() * 11
      const x = next() * 600
      const y = 60 + next() * 330
      return `M${num(x)} ${num(y - size)}q0 ${num(size)} ${num(size)} ${num(size)}q${num(-size)} 0 ${num(-size)} ${num(size)}q0 ${num(-size)} ${num(-size)} ${num(-size)}q${num(size)} 0 ${num(size)} ${num(-size)}z`
    })
    const title = oneLine(art.lettering)
    const size = fittedSize(title, 112, 512)
    return (
      `<defs>${radial(id('g'), [
        [0, p.accent, 0.55],
        [0.5, p.ground, 0.6],
        [1, p.deep, 0.2],
      ])}</defs>` +
      ground(p.ground) +
      `<circle cx="300" cy="330" r="430" fill="url(#${id('g')})"/>` +
      `<path d="${sparks}" fill="${p.accent}"/>` +
      cards +
      `<path d="M176 480h248l22 100H154z" fill="${p.deep}" transform="rotate(180 300 530)"/><path d="M166 506h268v34H166z" fill="${p.main}" opacity=".95"/><ellipse cx="300" cy="480" rx="172" ry="24" fill="${p.deep}"/><ellipse cx="300" cy="476" rx="128" ry="14" fill="${p.accent}" opacity=".8"/>` +
      grain(id('n'), p.light, 0.14) +
      row(art.byline, {
        x: 300,
        y: 74,
        size: 27,
        fill: p.light,
        maxWidth: 500,
        anchor: 'middle',
        weight: 700,
        spacing: 0.12,
      }) +
      row(title, { x: 300, y: 668, size, fill: p.accent, maxWidth: 520, anchor: 'middle', weight: 900 }) +
      row(art.latin, {
        x: 300,
        y: 704,
        size: 18,
        fill: p.light,
        maxWidth: 500,
        anchor: 'middle',
        font: LATIN,
        weight: 700,
        spacing: 0.2,
      }) +
      footerSplit(art, p.light, 762, false)
    )
  },
}

/** Poster compositions of 曲艺杂谈: a fan, a microphone, a tea house, a magician's cards. */
export const COMEDY_POSTERS = {
  'folding-fan': foldingFan,
  'spotlight-mic': spotlightMic,
  'tea-lanterns': teaLanterns,
  'magic-cards': magicCards,
} satisfies Record<string, Composition>
