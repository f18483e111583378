import type { MapPoint } from '@/contracts/seat/seat-map'
import type { SeatStamp } from './seat-stamps'

/** Maximum edges of a polygon that cross one line. */
const MAX_CROSSINGS = 8

/** A picture in memory, drawn pixel by pixel: spans and stamps cost less than paths on a canvas. */
export class PixelBuffer {
  /** Crossings of the filled polygon with each line, and their number. */
  private readonly crossings: Float32Array
  private readonly counts: Uint8Array

  constructor(
    private readonly pixels: Uint32Array,
    readonly width: number,
    readonly height: number,
  ) {
    this.crossings = new Float32Array(height * MAX_CROSSINGS)
    this.counts = new Uint8Array(height)
  }

  clear(color: number): void {
    this.pixels.fill(color)
  }

  /** Fills a polygon given in pixels, without antialiasing: a line is drawn along its edge afterwards. */
  fillPolygon(points: readonly MapPoint[], color: number): void {
    const ys = points.map(([, y]) => y)
    const from = Math.max(0, Math.ceil(Math.min(...ys) - 0.5))
    const to = Math.min(this.height, Math.ceil(Math.max(...ys) - 0.5))
    if (from >= to) return
    this.counts.fill(0, from, to)
    let last = points[points.length - 1]
    for (const point of points) {
      if (last) this.cross(last, point)
      last = point
    }
    for (let line = from; line < to; line += 1) this.fillLine(line, color)
  }

  /** Records the crossings of an edge with the middle of each pixel line. */
  private cross(one: MapPoint, other: MapPoint): void {
    const [[topX, topY], [endX, endY]] = one[1] < other[1] ? [one, other] : [other, one]
    const slope = (endX - topX) / (endY - topY)
    const from = Math.max(0, Math.ceil(topY - 0.5))
    const to = Math.min(this.height, Math.ceil(endY - 0.5))
    for (let line = from; line < to; line += 1) {
      const count = this.counts[line] ?? 0
      if (count === MAX_CROSSINGS) continue
      this.crossings[line * MAX_CROSSINGS + count] = topX + (line + 0.5 - topY) * slope
      this.counts[line] = count + 1
    }
  }

  private fillLine(line: number, color: number): void {
    const first = line * MAX_CROSSINGS
    const crossings = this.crossings.subarray(first, first + (this.counts[line] ?? 0)).sort()
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const start = Math.max(0, Math.round(crossings[at] ?? 0))
      const end = Math.min(this.width, Math.round(crossings[at + 1] ?? 0))
      if (end > start) this.pixels.fill(color, line * this.width + start, line * this.width + end)
    }
  }

  /** Copies a stamp to its top left corner, `x` and `y`. */
  press({ size, pixels }: SeatStamp, x: number, y: number): void {
    const toLine = Math.min(size, this.height - y)
    const fromColumn = Math.max(0, -x)
    const toColumn = Math.min(size, this.width - x)
    for (let line = Math.max(0, -y); line < toLine; line += 1) {
      const from = line * size
      const to = (y + line) * this.width + x
      for (let column = fromColumn; column < toColumn; column += 1) {
        const pixel = pixels[from + column] ?? 0
        if (pixel !== 0) this.pixels[to + column] = pixel
      }
    }
  }
}

/** Converts a `#RRGGBB` colour to image data: opaque, red in the lowest byte. */
export function pixelOf(color: string): number {
  const rgb = Number.parseInt(color.slice(1), 16)
  return (0xff000000 | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0
}
