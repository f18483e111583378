import type { MapPoint } from '@/contracts/seat/seat-map'
import { ownValue } from '../../own-value'
import { coordinate } from './seat-source'

type Attributes = Readonly<Record<string, string>>

/** Shapes inside of these are definitions. */
export const DEFINITIONS: readonly string[] = ['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker']
/** Maximum corners of an outline. */
const MAX_CORNERS = 1_000

/** Middle of a circle, an ellipse or a rectangle; null for anything else. */
export function middleOf(name: string, attributes: Attributes): MapPoint | null {
  if (name === 'circle' || name === 'ellipse') return pointOf(attributes.cx, attributes.cy)
  const box = name === 'rect' ? boxOf(attributes) : null
  return box && [box.x + box.width / 2, box.y + box.height / 2]
}

/** Corners of a rectangle, a polygon, or a path of straight lines; null for anything else. */
export function outlineOf(name: string, attributes: Attributes): MapPoint[] | null {
  if (name === 'polygon' || name === 'polyline') return pointsOf(attributes.points ?? '')
  if (name === 'path') return cornersOfPath(attributes.d ?? '')
  const box = name === 'rect' ? boxOf(attributes) : null
  if (!box) return null
  const { x, y, width, height } = box
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

function boxOf({ x, y, width, height }: Attributes) {
  const [corner, size] = [pointOf(x, y), pointOf(width ?? '', height ?? '')]
  return corner && size && { x: corner[0], y: corner[1], width: size[0], height: size[1] }
}

function pointOf(x = '0', y = '0'): MapPoint | null {
  const [first, second] = [numberOf(x), numberOf(y)]
  return first === null || second === null ? null : [first, second]
}

function numberOf(text: string): number | null {
  return coordinate(text.trim().replace(/px$/, ''))
}

function pointsOf(list: string): MapPoint[] | null {
  const numbers = list
    .trim()
    .split(/[\s,]+/)
    .map(coordinate)
  if (numbers.length % 2 !== 0 || numbers.length < 6 || numbers.length > 2 * MAX_CORNERS) return null
  const points: MapPoint[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    const [x, y] = [numbers[at] ?? null, numbers[at + 1] ?? null]
    if (x === null || y === null) return null
    points.push([x, y])
  }
  return points
}

/** Numbers of a command, and the point after it. */
const COMMANDS: Readonly<Record<string, [count: number, next: (from: MapPoint, numbers: number[]) => MapPoint]>> = {
  M: [2, (_, [x = 0, y = 0]) => [x, y]],
  L: [2, (_, [x = 0, y = 0]) => [x, y]],
  H: [1, ([, y], [x = 0]) => [x, y]],
  V: [1, ([x], [y = 0]) => [x, y]],
  m: [2, ([x, y], [dx = 0, dy = 0]) => [x + dx, y + dy]],
  l: [2, ([x, y], [dx = 0, dy = 0]) => [x + dx, y + dy]],
  h: [1, ([x, y], [dx = 0]) => [x + dx, y]],
  v: [1, ([x, y], [dy = 0]) => [x, y + dy]],
}

/** Of straight lines; null with a curve. */
function cornersOfPath(path: string): MapPoint[] | null {
  const corners: MapPoint[] = []
  for (const [, name = '', list = ''] of path.replace(/z\s*$/i, '').matchAll(/([a-z])([^a-z]*)/gi)) {
    const [count, next] = ownValue(COMMANDS, name) ?? [0, null]
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(coordinate)
    if (!next || numbers.length % count !== 0 || numbers.includes(null)) return null
    for (let at = 0; at < numbers.length; at += count) {
      corners.push(next(corners[corners.length - 1] ?? [0, 0], numbers.slice(at, at + count).map(Number)))
    }
  }
  return corners.length >= 3 && corners.length <= MAX_CORNERS ? corners : null
}
