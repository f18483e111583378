import { randomInt } from 'node:crypto'
import type { CaptchaPayload, CaptchaType } from '@/contracts/risk/record-captcha'
import { num, repeat, seededNumbers, svgUrl } from '../../catalogue/drawings/drawing'
import { isRead, pictureLetters } from './picture-letters'

/** The picture of the slider, px. */
const WIDTH = 280
const HEIGHT = 140
const PIECE = 48
/** The gap is never where the piece starts. */
const NEAREST = 90
const MARGIN = 12
/** Tolerated distance from the gap, px. */
const TOLERANCE = 5

interface Riddle {
  answer: string
  payload: CaptchaPayload
}

/** A new riddle of a kind, and what solves it. */
export function riddleOf(kind: CaptchaType): Riddle {
  return kind === 'IMAGE' ? letters() : slider()
}

/** True if an answer solves a riddle. */
export function isSolved(kind: CaptchaType, answer: string, given: string): boolean {
  if (kind === 'IMAGE') return isRead(answer, given)
  return given.trim() !== '' && Math.abs(Number(given) - Number(answer)) <= TOLERANCE
}

function letters(): Riddle {
  const { image, answer } = pictureLetters()
  return { answer, payload: { image, width: 150, height: 50 } }
}

function slider(): Riddle {
  const left = randomInt(NEAREST, WIDTH - PIECE - MARGIN)
  const top = randomInt(MARGIN, HEIGHT - PIECE - MARGIN)
  const scene = night(seededNumbers(randomInt(2 ** 31)))
  const outline = `<rect x="${left}" y="${top}" width="${PIECE}" height="${PIECE}" rx="10"`
  const gap = `${outline} fill="#000" fill-opacity="0.55" stroke="#fff" stroke-opacity="0.7" stroke-width="2"/>`
  const edge = `${outline} fill="none" stroke="#fff" stroke-width="4"/>`
  const clip = `<clipPath id="piece">${outline}/></clipPath><g clip-path="url(#piece)">${scene}${edge}</g>`
  return {
    answer: String(left),
    payload: {
      image: pictureOf(`0 0 ${WIDTH} ${HEIGHT}`, scene + gap),
      width: WIDTH,
      height: HEIGHT,
      piece: { image: pictureOf(`${left} ${top} ${PIECE} ${PIECE}`, clip), size: PIECE, top },
    },
  }
}

/** A stage at night: hills of an audience, beams and lights, different each time. */
function night(random: () => number): string {
  const hue = Math.floor(random() * 360)
  const lights = repeat(26, () => {
    const [x, y, radius] = [random() * WIDTH, random() * HEIGHT * 0.7, 1 + random() * 5]
    const tint = Math.floor(hue + random() * 80)
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="hsl(${tint},80%,75%)" opacity="0.8"/>`
  })
  const beams = repeat(5, (index) => {
    const x = (index + random()) * (WIDTH / 5)
    return `<path d="M${num(x)} 0L${num(x - 40)} ${HEIGHT}H${num(x + 40)}Z" fill="hsl(${hue + 40},90%,70%)" opacity="0.18"/>`
  })
  const heads = repeat(16, (index) => {
    const radius = 12 + random() * 10
    return `<circle cx="${num(index * 19)}" cy="${num(HEIGHT + 4 - random() * 8)}" r="${num(radius)}" fill="hsl(${hue},45%,14%)"/>`
  })
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="hsl(${hue},55%,32%)"/>${beams}${lights}${heads}`
}

function pictureOf(viewBox: string, content: string): string {
  return svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`)
}
