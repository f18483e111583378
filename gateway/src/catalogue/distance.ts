const RADIANS = Math.PI / 180

/** Degrees. */
export interface Position {
  lat: number
  lng: number
}

/**
 * Distance of two places for comparison, in degrees of latitude. A degree of longitude shrinks away from the equator.
 */
export function distanceBetween(a: Position, b: Position): number {
  return Math.hypot(a.lat - b.lat, eastward(a.lng - b.lng) * Math.cos(b.lat * RADIANS))
}

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2

/** Distance of two places, km. */
export function kilometresBetween(a: Position, b: Position): number {
  return distanceBetween(a, b) * KM_PER_DEGREE
}

/** The shorter way round, degrees. */
function eastward(degrees: number): number {
  const turned = Math.abs(degrees) % 360
  return Math.min(turned, 360 - turned)
}
