import type { Locale } from '@/domain/locale'
import { escapeMarkup } from '../../escape-markup'
import type { Slide, SlideArt } from '../entities/home'
import { linear, num, polar, radial, repeat, seededNumbers } from './drawing'
import { fittedSize, row, SANS, SERIF } from './lettering'

/** Width and height of a banner in units; also its pixels at 1:1. */
export const SLIDE_SIZE = { width: 750, height: 330 } as const

interface SlideSheet {
  id: (name: string) => string
  next: () => number
}

interface SlideDesign {
  ink: string
  accent: string
  /** Text colour on the button. */
  onAccent: string
  font: string
  draw: (sheet: SlideSheet) => string
}

function base(fill: string): string {
  return `<rect width="750" height="330" fill="${fill}"/>`
}

const starlight: SlideDesign = {
  ink: '#FFFFFF',
  accent: '#FFD166',
  onAccent: '#2B1055',
  font: SANS,
  draw: ({ id, next }) => {
    const beams = repeat(6, (index) => {
      const foot = 330 + index * 90 + next() * 40
      return `<path d="M${num(430 + index * 50)} -10L${num(foot)} 340h${num(60 + next() * 50)}z" fill="url(#${id('b')})"/>`
    })
    const heads = repeat(17, (index) => {
      const x = 350 + index * 26
      return `<circle cx="${x}" cy="${num(308 + next() * 16)}" r="${num(15 + next() * 6)}"/><path d="M${x + 8} 320q4-40 ${num(next() * 16)}-${num(52 + next() * 26)}" stroke-width="7" fill="none"/>`
    })
    return (
      `<defs>${linear(
        id('g'),
        [
          [0, '#0B0620'],
          [0.6, '#3A1478'],
          [1, '#D1377F'],
        ],
        [0, 0, 1, 1],
      )}${linear(id('b'), [
        [0, '#FFFFFF', 0.7],
        [1, '#FF4FA3', 0],
      ])}${radial(id('s'), [
        [0, '#FFE1F0', 0.9],
        [1, '#FF4FA3', 0],
      ])}</defs>` +
      `${base(`url(#${id('g')})`)}<ellipse cx="560" cy="300" rx="240" ry="120" fill="url(#${id('s')})"/>${beams}` +
      `<g fill="#fff" opacity=".8">${repeat(34, () => `<circle cx="${num(next() * 750)}" cy="${num(next() * 200)}" r="${num(0.6 + next() * 1.6)}"/>`)}</g>` +
      `<g fill="#0B0620" stroke="#0B0620" stroke-linecap="round">${heads}</g>`
    )
  },
}

const operaMoon: SlideDesign = {
  ink: '#2E201B',
  accent: '#B3261E',
  onAccent: '#FFF6E8',
  font: SERIF,
  draw: ({ id, next }) => {
    const bloom = (x: number, y: number, scale: number) =>
      `<g transform="translate(${x} ${y}) scale(${scale})" fill="#E79A92">${repeat(7, (index) => `<ellipse cy="-21" rx="15" ry="23" transform="rotate(${num(index * 51.4)})" opacity=".75"/>`)}<circle r="8" fill="#FFF3E4"/></g>`
    return (
      `<defs>${radial(id('m'), [
        [0, '#C8473B'],
        [0.8, '#C8473B', 0.88],
        [1, '#C8473B', 0.6],
      ])}</defs>${base('#F4EADB')}` +
      `<circle cx="560" cy="170" r="130" fill="url(#${id('m')})"/>` +
      `<g fill="none" stroke="#3B2A24" stroke-width="2" opacity=".5" stroke-dasharray="14 5">${repeat(9, (index) => `<path d="M${690 - index * 26} -8q${num(-16 - next() * 20)} ${num(60 + next() * 60)} ${num(8 - next() * 16)} ${num(130 + next() * 140)}"/>`)}</g>` +
      `<path d="M760 290C690 286 660 240 606 240S520 206 494 176" fill="none" stroke="#3B2A24" stroke-width="8" stroke-linecap="round"/><path d="M640 246c-24-10-30-40-20-70M560 226c-20 20-40 24-60 50" fill="none" stroke="#3B2A24" stroke-width="4.5" stroke-linecap="round"/>` +
      bloom(494, 178, 1.2) +
      bloom(622, 168, 0.9) +
      bloom(500, 278, 0.8) +
      bloom(690, 284, 1) +
      `<path d="M330 306h200M380 316h260M300 296h90" stroke="#3B2A24" stroke-width="1.6" opacity=".3"/>`
    )
  },
}

const weekendPicks: SlideDesign = {
  ink: '#16233F',
  accent: '#E2572B',
  onAccent: '#FFFFFF',
  font: SANS,
  draw: () => {
    const widths = [12, 20, 34, 24, 14, 40]
    let radius = 26
    const arcs = widths
      .map((width, index) => {
        radius += width / 2 + 9
        const [x1, y1] = polar(570, 190, radius, 150 + index * 41)
        const [x2, y2] = polar(570, 190, radius, 290 + index * 33)
        const arc = `<path d="M${num(x1)} ${num(y1)}A${radius} ${radius} 0 0 1 ${num(x2)} ${num(y2)}" stroke="${index % 2 ? '#E2572B' : '#16233F'}" stroke-width="${width}"/>`
        radius += width / 2
        return arc
      })
      .join('')
    return `${base('#F2C230')}<g fill="none">${arcs}</g><circle cx="570" cy="190" r="16" fill="#16233F"/><path d="M0 310h750v20H0z" fill="#16233F"/><path d="M0 300h750v4H0z" fill="#16233F"/>`
  },
}

const familyDay: SlideDesign = {
  ink: '#12355B',
  accent: '#FF6B6B',
  onAccent: '#FFFFFF',
  font: SANS,
  draw: ({ id, next }) => {
    const balloon = (x: number, y: number, scale: number, a: string, b: string) =>
      `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-110C70-110 104-60 104-8C104 46 44 84 22 118H-22C-44 84-104 46-104-8C-104-60-70-110 0-110z" fill="${a}"/><path d="M0-110C34-110 50-60 50-8C50 46 20 84 10 118H-10C-20 84-50 46-50-8C-50-60-34-110 0-110z" fill="${b}"/><path d="M-18 118l4 26M18 118l-4 26" stroke="#12355B" stroke-width="3"/><path d="M-20 144h40l-5 30h-30z" fill="#12355B"/></g>`
    const cloud = (x: number, y: number, scale: number) =>
      `<path transform="translate(${num(x)} ${y}) scale(${scale})" d="M-70 20a28 28 0 0 1 14-52a42 42 0 0 1 78-6a32 32 0 0 1 48 58z" fill="#fff"/>`
    return (
      `<defs>${linear(id('g'), [
        [0, '#8FD3F4'],
        [0.85, '#F3FBFF'],
      ])}</defs>${base(`url(#${id('g')})`)}<circle cx="690" cy="52" r="38" fill="#FFD93D"/>` +
      cloud(420 + next() * 20, 70, 0.7) +
      cloud(660, 150, 0.6) +
      cloud(90, 40, 0.5) +
      balloon(556, 138, 0.82, '#FF6B6B', '#FFD93D') +
      balloon(684, 206, 0.34, '#5B5FEF', '#A9E5BB') +
      balloon(432, 206, 0.3, '#2EC4B6', '#FFFFFF') +
      '<path d="M0 300q140-60 300-14t450-30V340H0z" fill="#9BDE7E"/><path d="M0 322q180-44 380-8t370-20V340H0z" fill="#58B368"/>'
    )
  },
}

const goldenGala: SlideDesign = {
  ink: '#FBEFD9',
  accent: '#E9B872',
  onAccent: '#3A0B12',
  font: SERIF,
  draw: ({ id, next }) => {
    const pipes = repeat(15, (index) => {
      const distance = Math.abs(index - 7)
      const x = 408 + index * 22
      const top = 34 + distance * distance * 2 + (index % 2) * 14
      return `<path d="M${x} ${top}q9-8 18 0V${236 - distance * 3}l-5 28h-8l-5-28z" fill="url(#${id('p')})"/><path d="M${x + 3} ${212 - distance * 3}q6-12 12 0v7h-12z" fill="#2A0409"/>`
    })
    return (
      `<defs>${linear(
        id('g'),
        [
          [0, '#7E1420'],
          [1, '#2A0409'],
        ],
        [0, 0, 1, 1],
      )}${linear(
        id('p'),
        [
          [0, '#4A1A12'],
          [0.3, '#FBE3B0'],
          [0.55, '#C99A52'],
          [1, '#3A120D'],
        ],
        [0, 0, 1, 0],
      )}</defs>${base(`url(#${id('g')})`)}` +
      `${pipes}<path d="M396 268h350v6H396z" fill="#E9B872"/>` +
      `<g fill="#F6D79C" opacity=".75">${repeat(38, () => `<circle cx="${num(next() * 750)}" cy="${num(next() * 330)}" r="${num(0.8 + next() * 2)}"/>`)}</g>`
    )
  },
}

const DESIGNS: Readonly<Record<SlideArt, SlideDesign>> = {
  starlight,
  'opera-moon': operaMoon,
  'weekend-picks': weekendPicks,
  'family-day': familyDay,
  'golden-gala': goldenGala,
}

const BUTTON = { 'zh-CN': '立即购票', 'zh-MO': '立即購票', 'en-US': 'Get tickets' } as const

// Breaks a long title at the space nearest to its middle.
function titleLines(title: string): readonly string[] {
  const spaces = Array.from(title.matchAll(/ /g), (match) => match.index)
  if (title.length <= 16 || spaces.length === 0) return [title]
  const middle = title.length / 2
  const cut = spaces.reduce((best, place) => (Math.abs(place - middle) < Math.abs(best - middle) ? place : best))
  return [title.slice(0, cut), title.slice(cut + 1)]
}

/** Home page banner as an SVG of 750 × 330, with texts in a language. */
export function slideSvg(slide: Slide, locale: Locale): string {
  const design = DESIGNS[slide.art]
  const sheet = {
    id: (name: string) => `s${slide.slideId.slice(-8)}${name}`,
    next: seededNumbers(slide.art.length * 7919),
  }
  const title = slide.title[locale]
  const lines = titleLines(title)
  const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 46 : 58, 400)))
  const { ink, accent, onAccent, font } = design
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="330" viewBox="0 0 750 330" role="img" aria-label="${escapeMarkup(title)}" font-family="${SANS}">` +
    design.draw(sheet) +
    lines
      .map((line, index) =>
        row(line, {
          x: 44,
          y: 132 - (lines.length - 1 - index) * size * 1.15,
          size,
          fill: ink,
          maxWidth: 400,
          font,
          weight: 900,
        }),
      )
      .join('') +
    row(slide.subtitle[locale], { x: 46, y: 176, size: 24, fill: ink, maxWidth: 380, extra: 'opacity=".88"' }) +
    `<rect x="44" y="212" width="144" height="46" rx="23" fill="${accent}"/>` +
    row(BUTTON[locale], { x: 116, y: 243, size: 22, fill: onAccent, maxWidth: 128, anchor: 'middle', weight: 700 }) +
    '</svg>'
  )
}
