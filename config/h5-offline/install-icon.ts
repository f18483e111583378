import { type Colour, squarePng } from '../png'

const WHITE: Colour = [255, 255, 255]
/** The page icon (src/index.html) is drawn in a box of 32. */
const BOX = 32
/** Samples per pixel in each direction, for smooth edges. */
const SAMPLES = 4

/** True for a point on the ticket: a band with a notch at either end. */
function isTicket(x: number, y: number): boolean {
  if (x < 6 || x > 26 || y < 11 || y > 21) return false
  const fromNotch = Math.min(Math.hypot(x - 6, y - 16), Math.hypot(x - 26, y - 16))
  return fromNotch > 2
}

/** Shop icon as PNG, `side` px wide: a ticket on its colour (`#RRGGBB`), for phones that apply their own mask. */
export function installIcon(side: number, color: string): Buffer {
  const ground = channelsOf(color)
  return squarePng(side, (x, y) => {
    const share = ticketShare((x / side) * BOX, (y / side) * BOX, BOX / side)
    const mixed = (channel: 0 | 1 | 2) => Math.round(ground[channel] + (WHITE[channel] - ground[channel]) * share)
    return [mixed(0), mixed(1), mixed(2)]
  })
}

function channelsOf(color: string): Colour {
  const at = (index: number) => Number.parseInt(color.slice(index, index + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Share of a pixel covered by the ticket, 0 to 1. */
function ticketShare(left: number, top: number, size: number): number {
  let hits = 0
  for (let down = 0; down < SAMPLES; down += 1) {
    for (let across = 0; across < SAMPLES; across += 1) {
      const at = (step: number) => ((step + 0.5) / SAMPLES) * size
      if (isTicket(left + at(across), top + at(down))) hits += 1
    }
  }
  return hits / SAMPLES ** 2
}
