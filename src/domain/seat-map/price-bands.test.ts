import type { MapPoint } from '@/contracts/seat/seat-map'
import { priceBands } from './price-bands'

const SQUARE: MapPoint[] = [
  [0, 0],
  [30, 0],
  [30, 60],
  [0, 60],
]
const frame = (angle: number) => ({ x: 0, y: 0, angle })
const span = (points: readonly MapPoint[], axis: 0 | 1) => {
  const values = points.map((point) => Math.round(point[axis]))
  return [Math.min(...values), Math.max(...values)]
}

describe('priceBands', () => {
  it('returns the zone itself for one price', () => {
    expect(priceBands({ polygon: SQUARE, frame: frame(0) }, 1)).toEqual([SQUARE])
  })

  it('cuts across the rows, nearest to the stage first', () => {
    const bands = priceBands({ polygon: SQUARE, frame: frame(0) }, 3)
    expect(bands.map((band) => span(band, 1))).toEqual([
      [0, 20],
      [20, 40],
      [40, 60],
    ])
    expect(bands.map((band) => span(band, 0))).toEqual([
      [0, 30],
      [0, 30],
      [0, 30],
    ])
  })

  it('follows the turn of a zone: left of the stage its rows run down the map', () => {
    const bands = priceBands({ polygon: SQUARE, frame: frame(90) }, 2)
    expect(bands.map((band) => span(band, 0))).toEqual([
      [15, 30],
      [0, 15],
    ])
  })
})
