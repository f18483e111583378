/** A pseudo-random number generator, 0 to below 1; the same seed gives the same sequence (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Formats a number for SVG: at most one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Joins the results of `make` for 0 to `count` - 1. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('')
}

/** The point at an angle (degrees, 0 = right, clockwise) and a distance from a centre. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)]
}

/** `x,y` of a point for a path or a polygon. */
export function at(point: readonly [number, number]): string {
  return `${num(point[0])},${num(point[1])}`
}

/** A stop of a gradient: offset 0 to 1, colour, opacity. */
export type GradientStop = readonly [offset: number, color: string, opacity?: number]

function stopsOf(stops: readonly GradientStop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${color}"${fade}/>`
    })
    .join('')
}

/** A linear gradient from top to bottom, or along `direction` (x1 y1 x2 y2 as fractions of the box). */
export function linear(id: string, stops: readonly GradientStop[], direction = [0, 0, 0, 1]): string {
  const [x1, y1, x2, y2] = direction
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`
}

/** A radial gradient from the middle of the box outwards. */
export function radial(id: string, stops: readonly GradientStop[]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
}

/** A fine paper grain over the whole sheet, as a repeated pattern. */
export function grain(id: string, color: string, opacity: number): string {
  const dots =
    'M3 5h1v1h-1zM11 2h1v1h-1zM17 9h1v1h-1zM7 13h1v1h-1zM14 18h1v1h-1zM21 15h1v1h-1zM1 20h1v1h-1zM20 22h1v1h-1z'
  return (
    `<pattern id="${id}" width="23" height="24" patternUnits="userSpaceOnUse"><path d="${dots}" fill="${color}"/></pattern>` +
    `<rect width="600" height="800" fill="url(#${id})" opacity="${opacity}"/>`
  )
}

/** A rectangle over the whole sheet. */
export function ground(fill: string): string {
  return `<rect width="600" height="800" fill="${fill}"/>`
}

/** A drawing as a data URL, for a picture without an address. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
