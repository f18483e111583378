import type { MapPoint, SeatZone } from '@/contracts/seat/seat-map'

/** Cuts a zone across its rows into bands of equal depth, the one nearest to the stage first: one for each price. */
export function priceBands({ polygon, frame }: Pick<SeatZone, 'polygon' | 'frame'>, count: number): MapPoint[][] {
  if (count <= 1) return [polygon]
  const angle = (frame.angle * Math.PI) / 180
  const depthOf = ([x, y]: MapPoint) => y * Math.cos(angle) - x * Math.sin(angle)
  const depths = polygon.map(depthOf)
  const nearest = Math.min(...depths)
  const step = (Math.max(...depths) - nearest) / count
  return Array.from({ length: count }, (_, band) => {
    const beyond = clipPolygon(polygon, (point) => depthOf(point) - (nearest + band * step))
    return clipPolygon(beyond, (point) => nearest + (band + 1) * step - depthOf(point))
  })
}

/** Part of a polygon on the side of a line on which `distanceOf` is not negative. */
function clipPolygon(polygon: readonly MapPoint[], distanceOf: (point: MapPoint) => number): MapPoint[] {
  return polygon.flatMap((point, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? point
    const [from, to] = [distanceOf(point), distanceOf(next)]
    const inside: MapPoint[] = from >= 0 ? [point] : []
    if (from >= 0 === to >= 0) return inside
    const share = from / (from - to)
    return [...inside, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]]
  })
}
