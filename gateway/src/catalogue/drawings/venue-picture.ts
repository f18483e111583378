import { escapeMarkup } from '../../escape-markup'
import type { Venue, VenueKind } from '../entities/place'
import { linear, num, repeat, seededNumbers } from './drawing'

interface Sky {
  top: string
  bottom: string
  wall: string
  shade: string
  glow: string
  /** Sun or moon. */
  orb: string
}

const NIGHT: Sky = {
  top: '#0F1B3D',
  bottom: '#6B4E9B',
  wall: '#22315E',
  shade: '#131D40',
  glow: '#FFD47A',
  orb: '#FFD47A',
}

const SKIES: readonly Sky[] = [
  NIGHT,
  { top: '#F7B267', bottom: '#FBE3C0', wall: '#8C4A3C', shade: '#5E2E2A', glow: '#FFF3D6', orb: '#FFF3D6' },
  { top: '#5FA8D3', bottom: '#DCEFF7', wall: '#F4F6F8', shade: '#9FB4C4', glow: '#2F6690', orb: '#FFF6DF' },
  { top: '#123B3A', bottom: '#5FA08F', wall: '#1E5753', shade: '#0C2B2B', glow: '#F6E6A2', orb: '#F6E6A2' },
  { top: '#3A1438', bottom: '#E0607E', wall: '#4A1F4A', shade: '#2A0F2C', glow: '#FFD9A0', orb: '#FFD9A0' },
]

type Facade = (sky: Sky, next: () => number) => string

const stadium: Facade = ({ wall, shade, glow }) =>
  `<path d="M60 420Q60 250 400 236Q740 250 740 420z" fill="${wall}"/><path d="M60 420Q80 330 400 322Q720 330 740 420z" fill="${shade}"/>` +
  `<g stroke="${glow}" stroke-width="4" opacity=".85">${repeat(17, (index) => `<path d="M${90 + index * 39} ${num(412 - 60 * Math.sin((index / 16) * Math.PI))}V420"/>`)}</g>` +
  `<path d="M96 330Q400 180 704 330" fill="none" stroke="${glow}" stroke-width="6"/>` +
  `<path d="M120 330V150h44v44h-44M680 330V150h-44v44h44" fill="none" stroke="${shade}" stroke-width="8"/>`

const arena: Facade = ({ wall, shade, glow }) =>
  `<path d="M110 420V330Q130 220 400 210Q670 220 690 330V420z" fill="${wall}"/><path d="M110 330Q400 270 690 330V352Q400 296 110 352z" fill="${glow}"/>` +
  `<g fill="${shade}">${repeat(12, (index) => `<path d="M${138 + index * 45} 372h28v48h-28z"/>`)}</g><g fill="none" stroke="${shade}" stroke-width="3">${repeat(9, (index) => `<path d="M${160 + index * 60} 318Q${230 + index * 42} 240 400 212"/>`)}</g>`

const theatre: Facade = ({ wall, shade, glow }) =>
  `<path d="M120 250L400 140L680 250V420H120z" fill="${wall}"/><path d="M120 250L400 140L680 250V276H120z" fill="${shade}"/>` +
  `<g fill="${glow}">${repeat(5, (index) => `<path d="M${176 + index * 96} 420V330a32 32 0 0 1 64 0V420z"/>`)}</g><g fill="${shade}">${repeat(6, (index) => `<path d="M${146 + index * 96} 276h18v144h-18z"/>`)}</g>` +
  `<circle cx="400" cy="216" r="24" fill="${glow}"/><path d="M90 420h620v20H90z" fill="${shade}"/>`

const concertHall: Facade = ({ wall, shade, glow }) =>
  `<path d="M90 420C90 300 200 190 330 180C300 250 320 330 380 420z" fill="${wall}"/><path d="M270 420C270 260 370 150 520 140C480 230 500 330 560 420z" fill="${shade}"/><path d="M470 420C480 300 580 220 710 214C680 280 690 350 720 420z" fill="${wall}"/>` +
  `<g stroke="${glow}" stroke-width="5" opacity=".9">${repeat(14, (index) => `<path d="M${130 + index * 41} 390v30"/>`)}</g>`

const liveHouse: Facade = ({ wall, shade, glow }, next) =>
  `<path d="M130 180h540v240H130z" fill="${wall}"/><g fill="${shade}" opacity=".55">${repeat(44, () => `<path d="M${num(140 + Math.floor(next() * 13) * 40)} ${num(190 + Math.floor(next() * 11) * 20)}h34v14h-34z"/>`)}</g>` +
  `<rect x="240" y="220" width="320" height="78" rx="14" fill="${shade}" stroke="${glow}" stroke-width="6"/><g fill="none" stroke="${glow}" stroke-width="7" stroke-linecap="round"><path d="M290 236v44h26M350 236v44M384 236l16 44 16-44M482 238h-30v40h30M452 258h24"/></g>` +
  `<path d="M330 420v-90h140v90z" fill="${glow}"/><path d="M400 330v90" stroke="${shade}" stroke-width="5"/>`

const gallery: Facade = ({ wall, shade, glow }) =>
  `<path d="M80 240h330v180H80z" fill="${wall}"/><path d="M410 170h300v250H410z" fill="${shade}"/><path d="M80 240L410 170V240z" fill="${glow}" opacity=".6"/>` +
  `<path d="M120 280h120v140H120zM270 280h100v90H270z" fill="${glow}"/><path d="M460 220h200v24H460zM460 270h200v24H460zM460 320h200v24H460z" fill="${wall}" opacity=".5"/><circle cx="320" cy="326" r="24" fill="${shade}"/><path d="M150 390l30-70 30 70z" fill="${shade}"/>`

const studio: Facade = ({ wall, shade, glow }) =>
  `<path d="M130 420V230l90-50v50l90-50v50l90-50v50l90-50v50l90-50v50l90-50v240z" fill="${wall}"/><g fill="${glow}">${repeat(6, (index) => `<path d="M${152 + index * 88} 270h56v70h-56z"/>`)}</g>` +
  `<path d="M350 420v-66h100v66z" fill="${shade}"/><path d="M590 180V90h36v150" fill="${shade}"/>`

const teaHouse: Facade = ({ wall, shade, glow }) =>
  `<path d="M170 290h460v130H170z" fill="${wall}"/><path d="M90 300Q190 280 230 220H570Q610 280 710 300L690 312H110z" fill="${shade}"/><path d="M250 220h300v-40H250z" fill="${wall}"/><path d="M180 190Q260 176 290 130H510Q540 176 620 190L600 200H200z" fill="${shade}"/>` +
  `<g fill="${glow}">${repeat(5, (index) => `<path d="M${200 + index * 86} 330h54v60h-54z"/>`)}</g><g fill="#D8402B">${repeat(4, (index) => `<ellipse cx="${214 + index * 124}" cy="326" rx="16" ry="14"/>`)}</g>`

const FACADES: Readonly<Record<VenueKind, Facade>> = {
  STADIUM: stadium,
  ARENA: arena,
  THEATRE: theatre,
  CONCERT_HALL: concertHall,
  LIVE_HOUSE: liveHouse,
  GALLERY: gallery,
  STUDIO: studio,
  TEA_HOUSE: teaHouse,
}

/** A drawing of a venue as an SVG of 4:3. */
export function venueSvg(venue: Pick<Venue, 'venueId' | 'kind' | 'name'>): string {
  const seed = Number.parseInt(venue.venueId.slice(0, 8), 16)
  const next = seededNumbers(seed)
  const sky = SKIES[seed % SKIES.length] ?? NIGHT
  const id = `v${venue.venueId.slice(-10)}`
  const skyline = repeat(16, (index) => {
    const height = 50 + next() * 130
    return `<path d="M${index * 52 - 10} ${num(420 - height)}h${num(34 + next() * 20)}V420h-60z"/>`
  })
  const orb = `<circle cx="${num(120 + next() * 540)}" cy="${num(80 + next() * 50)}" r="34" fill="${sky.orb}" opacity=".9"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600" role="img" aria-label="${escapeMarkup(venue.name['zh-CN'])}">` +
    `<defs>${linear(id, [
      [0, sky.top],
      [1, sky.bottom],
    ])}${linear(`${id}w`, [
      [0, sky.shade],
      [1, sky.shade],
    ])}</defs>` +
    `<path d="M0 0h800v600H0z" fill="url(#${id})"/>${orb}<g fill="${sky.shade}" opacity=".35">${skyline}</g>` +
    FACADES[venue.kind](sky, next) +
    `<path d="M0 420h800v180H0z" fill="url(#${id}w)"/><path d="M330 420h140l120 180H210z" fill="${sky.glow}" opacity=".16"/>` +
    `<g fill="${sky.wall}" opacity=".9">${repeat(9, (index) => {
      const x = 60 + index * 86 + next() * 30
      return `<circle cx="${num(x)}" cy="428" r="7"/><path d="M${num(x - 9)} 472v-22q0-13 9-13t9 13v22z"/>`
    })}</g></svg>`
  )
}
