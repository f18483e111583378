import { recordingCanvas } from '@test/recording-canvas'
import { seatMap } from '@test/seat-maps'
import type { MapPoint } from '@/contracts/seat/seat-map'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { themePalette } from '@/domain/theme-palette'
import { OutlinePainter } from './outline-painter'

/** A stage with a shape that no zone has. */
const STAGE: MapPoint[] = [
  [10, 0],
  [60, 0],
  [35, 30],
]

/** Filled and outlined shapes, each by its corners. */
function painted() {
  const map = seatMap(['000'])
  const { pen } = recordingCanvas({ surfaces: false, pixels: false }).surface
  const shapes: Record<'fill' | 'stroke', MapPoint[][]> = { fill: [], stroke: [] }
  let path: MapPoint[] = []
  Object.assign(pen, {
    beginPath: () => {
      path = []
    },
    moveTo: (x: number, y: number) => path.push([x, y]),
    lineTo: (x: number, y: number) => path.push([x, y]),
    fill: () => shapes.fill.push(path),
    stroke: () => shapes.stroke.push(path),
  })
  const layout = new SeatLayout({ ...map, stage: { ...map.stage, shape: STAGE } })
  const look = { fill: '#FFFFFF', bands: [], line: '#000000', text: '#000000' }
  const painter = new OutlinePainter(
    layout,
    seatMapColors(themePalette('light'), map.priceLevels),
    1,
    () => look,
    () => null,
  )
  painter.paint(pen, { left: 0, top: 0, scale: 1, width: 390, height: 664 })
  return { shapes, zone: map.zones[0]?.polygon }
}

it('draws the stage in its own shape and an edge around every zone (SEAT-001)', () => {
  const { shapes, zone } = painted()
  expect(shapes).toEqual({ fill: [STAGE], stroke: [zone] })
})
