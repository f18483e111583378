import '@leafer-in/view'
import '@leafer-in/viewport'
import { Ellipse, Group, Leafer, Polygon, Rect, Text } from 'leafer-ui'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { isGone, type WholeMap } from './bench-map'
import { type BenchPage, definePage } from './bench-page'

const WIDTH = 390
const HEIGHT = 664
const GONE = '#DBDBDB'

/** The same map in Leafer as documented: a group per zone, an ellipse per seat. */
async function mount(map: WholeMap): Promise<BenchPage> {
  const leafer = new Leafer({ view: document.body, type: 'viewport', width: WIDTH, height: HEIGHT, pixelRatio: 2 })
  const { stage } = map
  leafer.add(new Rect({ ...stage, fill: '#5C5D5F' }))
  const layout = new SeatLayout(map)
  for (const zone of map.zones) {
    const group = new Group()
    group.add(new Polygon({ points: zone.polygon.flat(), fill: '#FFFFFF', stroke: '#CCD0D5', strokeWidth: 2 }))
    const { from, to } = layout.zoneById(zone.zoneId) ?? { from: 0, to: 0 }
    for (let seat = from; seat < to; seat += 1) {
      const [x, y] = [layout.x[seat] ?? 0, layout.y[seat] ?? 0]
      const fill = isGone(seat) ? GONE : layout.levelOf(seat)?.color
      const ellipse = new Ellipse({ x: x - 4, y: y - 4, width: 8, height: 8, fill })
      group.add(Object.assign(ellipse, { seat }))
    }
    group.add(new Text({ x: zone.label.x, y: zone.label.y, text: zone.zoneId, fontSize: 60, fill: '#1D1E20' }))
    leafer.add(group)
  }
  const layer = leafer.zoomLayer
  const fit = Math.min(WIDTH / map.width, HEIGHT / map.height)
  layer.scale = fit
  const completed = () => new Promise<void>((resolve) => leafer.waitViewCompleted(() => resolve()))
  await completed()
  return {
    move: (dx, dy) => layer.move(dx, dy),
    zoom: (factor) => layer.scaleOfWorld({ x: WIDTH / 2, y: HEIGHT / 2 }, factor),
    pitch: () => map.seatPitch * (layer.scaleX ?? 1),
    rested: completed,
    tap(x, y) {
      const hit = leafer.pick({ x, y }).target as { seat?: number; fill?: unknown } | undefined
      if (hit?.seat === undefined) return null
      hit.fill = '#D9681A'
      return hit.seat
    },
    placeOf(seat) {
      const [x, y] = [layout.x[seat] ?? 0, layout.y[seat] ?? 0]
      return { x: x * (layer.scaleX ?? 1) + (layer.x ?? 0), y: y * (layer.scaleY ?? 1) + (layer.y ?? 0) }
    },
  }
}

definePage(mount)
