import type { MapPoint } from '@/contracts/seat/seat-map'

/** `[a, b, c, d, e, f]` of SVG. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function product([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f]
}

export function movedBy([a, b, c, d, e, f]: Matrix, [x, y]: MapPoint): MapPoint {
  return [a * x + c * y + e, b * x + d * y + f]
}

const OPERATION = /^\s*(matrix|translate|scale|rotate)\s*\(([^()]*)\)[\s,]*/

/** Matrix of a `transform` attribute; null if it is invalid or skews. */
export function transformOf(attribute: string): Matrix | null {
  let matrix = IDENTITY
  let rest = attribute
  while (rest.trim() !== '') {
    const [all, name = '', list = ''] = OPERATION.exec(rest) ?? []
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const own = all === undefined || numbers.some((value) => !Number.isFinite(value)) ? null : operation(name, numbers)
    if (all === undefined || own === null) return null
    matrix = product(matrix, own)
    rest = rest.slice(all.length)
  }
  return matrix
}

function operation(name: string, numbers: readonly number[]): Matrix | null {
  const [first = 0, second, third] = numbers
  if (name === 'matrix') return numbers.length === 6 ? (numbers as unknown as Matrix) : null
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0]
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)]
  const [x, y] = [second ?? 0, third ?? 0]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}
