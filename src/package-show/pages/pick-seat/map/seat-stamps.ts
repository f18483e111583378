import { mixColors } from '@/domain/color'
import { pixelOf } from './pixel-buffer'
import type { SeatLook, SeatShape } from './seat-looks'

/** Pixels of a seat, copied for each such seat. A pixel of 0 leaves the background. */
export interface SeatStamp {
  readonly size: number
  readonly pixels: Uint32Array
}

/** Share of its place in the row that a seat fills. */
const SEAT_SHARE = 0.78
/** Share for an unavailable seat, which is smaller. */
const DOT_SHARE = 0.62
/** Minimum pixels across for a shape; below it a square is drawn. */
const LEAST_SHAPED = 4
/** Shades between a seat and its background. */
const SHADES = 16

/** Diameter of a seat for a seat distance of `pitch`. */
export function seatDiameter(shape: SeatShape, pitch: number): number {
  return Math.max(1, pitch * (shape === 'dot' ? SEAT_SHARE * DOT_SHARE : SEAT_SHARE))
}

/** Creates the stamp of a look on a background; `pitch`: seat distance in device pixels. */
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

/** Share of a pixel that a shape covers, 0 to 1. */
function coverage(shape: SeatShape, diameter: number, size: number, column: number, line: number): number {
  const dx = column + 0.5 - size / 2
  const dy = line + 0.5 - size / 2
  const radius = diameter / 2
  if (shape === 'square') return clamp(roundedSquareEdge(dx, dy, radius) + 0.5)
  const edge = clamp(radius - Math.hypot(dx, dy) + 0.5)
  // A restricted view is a half moon: full left of a slope, faint right of it.
  return shape === 'half' && dx + dy > 0 ? edge * 0.35 : edge
}

/** Distance inside the edge of a rounded square. */
function roundedSquareEdge(dx: number, dy: number, radius: number): number {
  const corner = radius * 0.4
  const outX = Math.max(0, Math.abs(dx) - (radius - corner))
  const outY = Math.max(0, Math.abs(dy) - (radius - corner))
  return corner - Math.hypot(outX, outY)
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
