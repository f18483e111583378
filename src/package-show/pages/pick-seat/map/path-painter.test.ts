import { recordingCanvas } from '@test/recording-canvas'
import { seatMap } from '@test/seat-maps'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import { SeatIndex } from '@/domain/seat-map/seat-index'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { themePalette } from '@/domain/theme-palette'
import { PathPainter } from './map-painter'
import { OutlinePainter } from './outline-painter'
import { SeatLooks } from './seat-looks'

/** Centres and looks of the seats drawn on a canvas without image data. */
function drawnSeats(scale: number) {
  const map = seatMap(['012'])
  const layout = new SeatLayout(map)
  const colors = seatMapColors(themePalette('light'), map.priceLevels)
  const look = { fill: '#FFFFFF', bands: [], line: '#000000', text: '#000000' }
  const outlines = new OutlinePainter(
    layout,
    colors,
    1,
    () => look,
    () => null,
  )
  const looks = new SeatLooks(layout, new Uint8Array(layout.count).fill(SEAT_STATE.available), colors)
  const { surface } = recordingCanvas({ surfaces: false, pixels: false })
  const seats: { kind: string; x: number; y: number }[] = []
  Object.assign(surface.pen, {
    rect: (x: number, y: number, width: number, height: number) =>
      seats.push({ kind: 'square', x: x + width / 2, y: y + height / 2 }),
    arc: (x: number, y: number) => seats.push({ kind: 'disc', x, y }),
  })
  const painter = new PathPainter({ layout, index: new SeatIndex(layout), looks, outlines })
  painter.paint(surface, { left: 0, top: 0, scale, width: 390, height: 664 })
  const places = [...layout.x.slice(0, layout.count)].map((x, seat) => ({
    x: x * scale,
    y: (layout.y[seat] ?? 0) * scale,
  }))
  return { seats: seats.sort((a, b) => a.x - b.x), places }
}

it.each([
  [0.5, ['square', 'square', 'square']],
  [2, ['disc', 'disc', 'disc']],
])('draws seats around their places at a scale of %d (SEAT-001)', (scale, kinds) => {
  const { seats, places } = drawnSeats(scale)
  expect(seats.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))).toEqual(
    places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
  )
  expect([...seats.map(({ kind }) => kind)].sort()).toEqual([...kinds].sort())
})
