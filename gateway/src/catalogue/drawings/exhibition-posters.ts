import { grain, ground, linear, num, radial, repeat } from './drawing'
import { brokenLines, column, fittedSize, LATIN, oneLine, row, SERIF } from './lettering'
import type { Composition, PosterPalette } from './poster-art'
import { footerLeft, footerSplit } from './poster-footer'

function mountainPicture(p: PosterPalette, next: () => number): string {
  const ridge = (base: number, rise: number) => {
    const points = repeat(
      6,
      (index) => `L${num(120 + index * 72)} ${num(base - (index % 2 ? rise : 10) - next() * 26)}`,
    )
    return `M110 ${base}${points}L490 ${base}V478H110z`
  }
  return (
    `<path d="${ridge(330, 90)}" fill="${p.main}" opacity=".55"/><path d="${ridge(380, 70)}" fill="${p.main}"/><path d="${ridge(438, 50)}" fill="${p.deep}"/>` +
    `<path d="M120 440h360v38H120z" fill="${p.main}" opacity=".6"/><path d="M150 452h120M300 462h150M210 470h80" stroke="#FFF3DA" stroke-width="2.5"/>`
  )
}

function shipPicture(p: PosterPalette): string {
  const waves = repeat(4, (index) => {
    const y = 398 + index * 22
    return `<path d="M${100 - index * 14} ${y}${'q20-16 40 0t40 0'.repeat(6)}V490H90z" fill="${index % 2 ? p.deep : p.main}" opacity="${num(0.6 + index * 0.1)}"/>`
  })
  return (
    `<path d="M212 372h180l-26 44H240z" fill="${p.deep}"/><path d="M300 176v200M244 220v156M352 226v150" stroke="${p.deep}" stroke-width="5"/>` +
    `<path d="M300 184q62 40 54 150h-54zM296 184q-40 60-34 150h34zM244 228q-34 40-28 112h28zM352 232q52 30 46 108h-46z" fill="#FFF8E8" stroke="${p.deep}" stroke-width="2.5"/><path d="M276 236h70M270 282h84" stroke="${p.accent}" stroke-width="4"/>${waves}`
  )
}

const galleryWall: Composition = {
  palettes: [
    { ground: '#EDEAE4', deep: '#2A2622', main: '#2F6B8F', accent: '#E2A03F', light: '#2A2622' },
    { ground: '#7E2B2B', deep: '#2A0C0C', main: '#1F4E5F', accent: '#F0C987', light: '#FFF3E2' },
    { ground: '#1F3B3A', deep: '#0A1616', main: '#C9553D', accent: '#EBC07A', light: '#F6F1E3' },
    { ground: '#D9D3E3', deep: '#2C2340', main: '#6A4C93', accent: '#F2A65A', light: '#2C2340' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const title = oneLine(art.lettering)
    const size = fittedSize(title, 84, 512)
    return (
      `<defs>${radial(id('l'), [
        [0, '#fff', 0.55],
        [1, '#fff', 0],
      ])}${linear(id('s'), [
        [0, p.accent],
        [0.7, '#FFF3DA'],
        [1, p.accent],
      ])}` +
      `<clipPath id="${id('c')}"><path d="M120 128h360v350H120z"/></clipPath></defs>` +
      ground(p.ground) +
      `<ellipse cx="300" cy="240" rx="380" ry="330" fill="url(#${id('l')})" opacity=".6"/>` +
      `<path d="M108 122h396v380H108z" fill="${p.deep}" opacity=".28"/>` +
      `<path d="M92 100h416v406H92z" fill="${p.deep}"/><path d="M101 109h398v388H101z" fill="none" stroke="${p.accent}" stroke-width="2.5"/><path d="M112 120h376v366H112z" fill="#FBF8F1"/>` +
      `<g clip-path="url(#${id('c')})"><path d="M120 128h360v350H120z" fill="url(#${id('s')})"/>` +
      `<circle cx="${num(240 + next() * 130)}" cy="226" r="46" fill="#FFF8E8"/>` +
      `${art.palette % 2 ? shipPicture(p) : mountainPicture(p, next)}</g>` +
      `<path d="M170 34h260M300 34v18" stroke="${p.deep}" stroke-width="5"/><path d="M262 52h76l14 18H248z" fill="${p.deep}"/>` +
      grain(id('n'), p.light, 0.14) +
      row(title, { x: 44, y: 608, size, fill: p.light, maxWidth: 520, font: SERIF, weight: 700 }) +
      row(art.latin, { x: 46, y: 644, size: 19, fill: p.light, maxWidth: 508, font: LATIN, spacing: 0.12 }) +
      row(art.byline, { x: 46, y: 684, size: 22, fill: p.light, maxWidth: 508, extra: 'opacity=".8"' }) +
      footerSplit(art, p.light, 760)
    )
  },
}

function tile(kind: number, x: number, y: number, size: number, a: string, b: string, c: string): string {
  const base = `<path d="M${x} ${y}h${size}v${size}h-${size}z" fill="${a}"/>`
  const half = size / 2
  const shapes = [
    `<path d="M${x} ${y}a${size} ${size} 0 0 0 ${size} ${size}V${y}z" fill="${b}"/>`,
    `<circle cx="${x + half}" cy="${y + half}" r="${half}" fill="${b}"/><circle cx="${x + half}" cy="${y + half}" r="${num(half * 0.42)}" fill="${c}"/>`,
    `<path d="M${x} ${y}h${size}l-${size} ${size}z" fill="${b}"/>`,
    `<path d="M${x} ${y}a${half} ${half} 0 0 0 ${size} 0zM${x} ${y + half}a${half} ${half} 0 0 0 ${size} 0z" fill="${b}"/>`,
    `<path d="M${x} ${y + size}a${size} ${size} 0 0 1 ${size}-${size}v${half}a${half} ${half} 0 0 0-${half} ${half}z" fill="${b}"/>`,
    repeat(
      4,
      (index) => `<path d="M${x} ${num(y + index * (size / 4))}h${size}v${num(size / 8)}h-${size}z" fill="${b}"/>`,
    ),
  ]
  return base + (shapes[kind % shapes.length] ?? '')
}

const tileGrid: Composition = {
  palettes: [
    { ground: '#F3EDE2', deep: '#1D2733', main: '#E4572E', accent: '#2E86AB', light: '#1D2733' },
    { ground: '#FFF6E0', deep: '#2D3142', main: '#F2A541', accent: '#4F9D69', light: '#2D3142' },
    { ground: '#F7E7EA', deep: '#3A1C4A', main: '#D6336C', accent: '#6C63C7', light: '#3A1C4A' },
    { ground: '#14213D', deep: '#F4F1DE', main: '#FCA311', accent: '#3D7EA6', light: '#F4F1DE' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const colors = [p.main, p.accent, p.deep, p.ground]
    const pick = (not: string) => colors.filter((color) => color !== not)[Math.floor(next() * 3)] ?? p.main
    const tiles = repeat(16, (index) => {
      const a = colors[Math.floor(next() * 4)] ?? p.ground
      const b = pick(a)
      return tile(Math.floor(next() * 6), 44 + (index % 4) * 128, 44 + Math.floor(index / 4) * 128, 128, a, b, pick(b))
    })
    const lines = brokenLines(art.lettering, 7)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 54 : 80, 510)))
    return (
      ground(p.ground) +
      `<g>${tiles}</g>` +
      grain(id('n'), p.light, 0.14) +
      lines
        .map((line, index) =>
          row(line, {
            x: 42,
            y: (lines.length > 1 ? 616 : 644) + index * size * 1.12,
            size,
            fill: p.light,
            maxWidth: 514,
            weight: 900,
          }),
        )
        .join('') +
      row(art.latin, {
        x: 44,
        y: 706,
        size: 18,
        fill: p.main,
        maxWidth: 330,
        font: LATIN,
        weight: 700,
        spacing: 0.06,
      }) +
      row(art.byline, { x: 556, y: 706, size: 19, fill: p.light, maxWidth: 170, anchor: 'end' }) +
      footerSplit(art, p.light, 764)
    )
  },
}

function tunnelFrames(p: PosterPalette, next: () => number): string {
  return repeat(11, (index) => {
    const scale = 1 - index * 0.083
    const width = 470 * scale
    const height = 640 * scale
    const x = 300 - width / 2 + index * (next() * 3)
    const y = 560 - height + index * 6
    const fill = [p.accent, p.main, p.deep][index % 3] ?? p.main
    return `<path d="M${num(x)} ${num(y + height)}V${num(y + width / 2)}a${num(width / 2)} ${num(width / 2)} 0 0 1 ${num(width)} 0V${num(y + height)}z" fill="${fill}" opacity="${num(0.35 + index * 0.06)}"/>`
  })
}

const lightTunnel: Composition = {
  palettes: [
    { ground: '#0B0B22', deep: '#1A0B3F', main: '#6B2CF5', accent: '#FF4FD8', light: '#FDF2FF' },
    { ground: '#04161C', deep: '#06303B', main: '#00B4B4', accent: '#B8FF5C', light: '#F1FFFB' },
    { ground: '#1C0A05', deep: '#4A1505', main: '#FF6B2C', accent: '#FFD84F', light: '#FFF7EA' },
    { ground: '#0A1020', deep: '#11224F', main: '#3F7BFF', accent: '#C9E4FF', light: '#F3F8FF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    return (
      `<defs>${linear(id('f'), [
        [0, p.main, 0.7],
        [1, p.ground, 0],
      ])}${radial(id('o'), [
        [0, '#fff'],
        [0.5, p.accent, 0.8],
        [1, p.accent, 0],
      ])}</defs>` +
      ground(p.ground) +
      tunnelFrames(p, next) +
      `<ellipse cx="306" cy="540" rx="120" ry="150" fill="url(#${id('o')})"/>` +
      `<path d="M65 560h470l65 240H0z" fill="url(#${id('f')})"/>` +
      `<path d="M306 626c-13 0-12-42-10-62c-9-4-9-34 4-35c-8-4-7-22 6-22s14 18 6 22c13 1 13 31 4 35c2 20 3 62-10 62z" fill="${p.ground}"/>` +
      `<ellipse cx="306" cy="630" rx="32" ry="6" fill="${p.ground}" opacity=".7"/>` +
      grain(id('n'), p.light, 0.2) +
      column(oneLine(art.lettering), {
        x: 306,
        y: 96,
        size: 92,
        fill: p.light,
        maxHeight: 400,
        weight: 900,
        pitch: 1.06,
      }) +
      column(art.byline, { x: 556, y: 60, size: 20, fill: p.light, maxHeight: 380, pitch: 1.3 }) +
      row(art.latin, {
        x: 44,
        y: 62,
        size: 18,
        fill: p.accent,
        maxWidth: 460,
        font: LATIN,
        weight: 700,
        spacing: 0.16,
      }) +
      footerLeft({ ...art, cityLine: '' }, p.light, p.main, 44, 722)
    )
  },
}

const leafCutouts: Composition = {
  palettes: [
    { ground: '#F6EFE0', deep: '#1D3557', main: '#E63946', accent: '#2A9D8F', light: '#1D3557' },
    { ground: '#F2C57C', deep: '#3D2645', main: '#D1495B', accent: '#2E6F57', light: '#3D2645' },
    { ground: '#CFE3E2', deep: '#20405C', main: '#F28482', accent: '#F6BD60', light: '#20405C' },
    { ground: '#26355D', deep: '#F5E9CF', main: '#FF8C61', accent: '#7FB69E', light: '#F9F3E3' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const leaf = (x: number, y: number, scale: number, turn: number, fill: string) =>
      `<path transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)})" fill="${fill}" d="M0 130C-14 92-16 78-12 62C-46 78-74 58-78 30C-50 22-26 30-14 48C-14 30-14 20-11 8C-44 16-66-8-66-38C-38-40-16-24-8-4C-8-24-8-36-4-46C-32-54-40-84-26-112C-2-98 8-76 2-46C6-34 8-24 8-4C16-24 38-40 66-38C66-8 44 16 11 8C14 20 14 30 14 48C26 30 50 22 78 30C74 58 46 78 12 62C16 78 14 92 10 130z"/>`
    const colors = [p.main, p.accent, p.deep]
    const spots: [number, number][] = [
      [118, 150],
      [318, 118],
      [492, 210],
      [176, 360],
      [392, 350],
      [86, 520],
      [536, 446],
      [300, 520],
    ]
    const leaves = spots
      .map(([x, y], index) => {
        const fill = colors[(index + art.seed) % 3] ?? p.main
        return leaf(x + next() * 20, y + next() * 20, 0.86 + next() * 0.5, next() * 320, fill)
      })
      .join('')
    const lines = brokenLines(art.lettering, 5)
    const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 60 : 76, 320)))
    const height = 96 + lines.length * size * 1.1
    return (
      ground(p.ground) +
      `<path d="M0 0h250v300H0zM350 300h250v320H350z" fill="${p.accent}" opacity=".28"/>` +
      leaves +
      grain(id('n'), p.light, 0.14) +
      `<path d="M36 ${num(640 - height)}h400v${num(height)}H36z" fill="${p.ground}"/>` +
      lines
        .map((line, index) =>
          row(line, {
            x: 54,
            y: 640 - height + 18 + size * (0.92 + index * 1.1),
            size,
            fill: p.light,
            maxWidth: 350,
            font: SERIF,
            weight: 700,
          }),
        )
        .join('') +
      row(art.latin, {
        x: 56,
        y: 592,
        size: 17,
        fill: p.main,
        maxWidth: 360,
        font: LATIN,
        weight: 700,
        spacing: 0.06,
      }) +
      row(art.byline, { x: 56, y: 624, size: 20, fill: p.light, maxWidth: 360 }) +
      `<path d="M0 662h600v138H0z" fill="${p.ground}"/>` +
      footerLeft({ ...art, cityLine: '' }, p.light, p.accent, 54, 716)
    )
  },
}

/** Poster compositions of 展览休闲: a framed picture, tiles, a tunnel of light, paper leaves. */
export const EXHIBITION_POSTERS = {
  'gallery-wall': galleryWall,
  'tile-grid': tileGrid,
  'light-tunnel': lightTunnel,
  'leaf-cutouts': leafCutouts,
} satisfies Record<string, Composition>
