import type { MapRect } from '@/domain/seat-map/seat-index'

/** A piece of the map as pixels. */
export interface Region {
  /** Its top left corner, in map units. */
  left: number
  top: number
  /** Device pixels in a map unit. */
  scale: number
  /** In device pixels. */
  width: number
  height: number
}

/** The part of the map that a region shows, with a margin in map units. */
export function rectOf({ left, top, scale, width, height }: Region, margin: number): MapRect {
  return {
    left: left - margin,
    top: top - margin,
    right: left + width / scale + margin,
    bottom: top + height / scale + margin,
  }
}

export function overlaps(one: MapRect, other: MapRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** The smallest rectangle around some points. */
export function boundsOf(points: readonly (readonly [number, number])[]): MapRect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Whether a point lies within a polygon. */
export function holdsPoint(polygon: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let isInside = false
  let [lastX, lastY] = polygon[polygon.length - 1] ?? [0, 0]
  for (const [nextX, nextY] of polygon) {
    const crosses = nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX
    if (crosses) isInside = !isInside
    lastX = nextX
    lastY = nextY
  }
  return isInside
}

/** The part of a polygon on a horizontal line that a point of the line lies in; `null` where it lies outside. */
export function spanAt(
  polygon: readonly (readonly [number, number])[],
  x: number,
  y: number,
): [left: number, right: number] | null {
  const crossings = crossingsOf(
    polygon.map(([edgeX, edgeY]) => [edgeY, edgeX] as const),
    y,
  )
  const right = crossings.findIndex((crossing) => crossing >= x)
  // Every second crossing leads out of it.
  return right % 2 === 1 ? [crossings[right - 1] ?? x, crossings[right] ?? x] : null
}

/** The upper edge of a polygon on a vertical line. */
export function topAt(polygon: readonly (readonly [number, number])[], x: number): number {
  return crossingsOf(polygon, x)[0] ?? boundsOf(polygon).top
}

/** Where the edges of a polygon cross the vertical line at `x`, from the top down. */
function crossingsOf(polygon: readonly (readonly [number, number])[], x: number): number[] {
  const found: number[] = []
  let [lastX, lastY] = polygon[polygon.length - 1] ?? [0, 0]
  for (const [nextX, nextY] of polygon) {
    if (nextX > x !== lastX > x) found.push(lastY + ((nextY - lastY) * (x - lastX)) / (nextX - lastX))
    lastX = nextX
    lastY = nextY
  }
  return found.sort((a, b) => a - b)
}
