import type { MapRect } from '@/domain/seat-map/seat-index'

/** A part of the map in pixels. */
export interface Region {
  /** Top left corner, in map units. */
  left: number
  top: number
  /** Device pixels per map unit. */
  scale: number
  /** In device pixels. */
  width: number
  height: number
}

/** Map rectangle of a region, with a margin in map units. */
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

/** Bounding box of points. */
export function boundsOf(points: readonly (readonly [number, number])[]): MapRect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** True if a point lies inside a polygon. */
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

/** The span of a polygon on the horizontal line through a point inside it; `null` outside. */
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
  // Every second crossing leaves the polygon.
  return right % 2 === 1 ? [crossings[right - 1] ?? x, crossings[right] ?? x] : null
}

/** Upper edge of a polygon on a vertical line. */
export function topAt(polygon: readonly (readonly [number, number])[], x: number): number {
  return crossingsOf(polygon, x)[0] ?? boundsOf(polygon).top
}

/** Crossings of a polygon with the vertical line at `x`, from top to bottom. */
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
