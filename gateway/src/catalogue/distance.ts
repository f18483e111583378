const RADIANS = Math.PI / 180

/** Degrees. */
export interface Position {
  lat: number
  lng: number
}

/** How far apart two places are: for comparing, in degrees of latitude. A degree of longitude is shorter away from the equator. */
export function distanceBetween(a: Position, b: Position): number {
  return Math.hypot(a.lat - b.lat, eastward(a.lng - b.lng) * Math.cos(b.lat * RADIANS))
}

/** The short way round, degrees. */
function eastward(degrees: number): number {
  const turned = Math.abs(degrees) % 360
  return Math.min(turned, 360 - turned)
}
