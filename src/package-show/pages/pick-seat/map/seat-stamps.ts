import { mixColors } from '@/domain/color'
import { pixelOf } from './pixel-buffer'
import type { SeatLook, SeatShape } from './seat-looks'

/** A seat as pixels, to be copied wherever such a seat stands. A pixel of 0 is left as it is. */
export interface SeatStamp {
  readonly size: number
  readonly pixels: Uint32Array
}

/** A seat fills this share of its place in the row. */
const SEAT_SHARE = 0.78
/** A seat that cannot be had is drawn smaller. */
const DOT_SHARE = 0.62
/** Shapes are not seen in fewer pixels across: a square is what is left of them. */
const LEAST_SHAPED = 4
/** Shades between a seat and its background. */
const SHADES = 16

/** How far a seat is drawn across, where seats are `pitch` apart. */
export function seatDiameter(shape: SeatShape, pitch: number): number {
  return Math.max(1, pitch * (shape === 'dot' ? SEAT_SHARE * DOT_SHARE : SEAT_SHARE))
}

/** The stamp of a look on a background; `pitch`: device pixels from one seat to the next. */
export function seatStamp({ color, shape }: SeatLook, background: string, pitch: number): SeatStamp {
  const diameter = seatDiameter(shape, pitch)
  const size = Math.max(1, Math.ceil(diameter))
  const pixels = new Uint32Array(size * size)
  if (size < LEAST_SHAPED) return { size, pixels: pixels.fill(pixelOf(color)) }
  const shades = Array.from({ length: SHADES }, (_, at) => pixelOf(mixColors(background, color, (at + 1) / SHADES)))
  for (let line = 0; line < size; line += 1) {
    for (let column = 0; column < size; column += 1) {
      const share = coverage(shape, diameter, size, column, line)
      pixels[line * size + column] = shades[Math.round(share * SHADES) - 1] ?? 0
    }
  }
  return { size, pixels }
}

/** How much of a pixel a shape covers, 0 to 1. */
function coverage(shape: SeatShape, diameter: number, size: number, column: number, line: number): number {
  const dx = column + 0.5 - size / 2
  const dy = line + 0.5 - size / 2
  const radius = diameter / 2
  if (shape === 'square') return clamp(roundedSquareEdge(dx, dy, radius) + 0.5)
  const edge = clamp(radius - Math.hypot(dx, dy) + 0.5)
  // A restricted view is a half moon: full to the left of a slope, faint to its right.
  return shape === 'half' && dx + dy > 0 ? edge * 0.35 : edge
}

/** How far inside a square with round corners a point lies. */
function roundedSquareEdge(dx: number, dy: number, radius: number): number {
  const corner = radius * 0.4
  const outX = Math.max(0, Math.abs(dx) - (radius - corner))
  const outY = Math.max(0, Math.abs(dy) - (radius - corner))
  return corner - Math.hypot(outX, outY)
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
