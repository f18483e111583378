import type { SeatMapDynamic } from '@/contracts/seat/seat-map'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { themePalette } from '@/domain/theme-palette'
import { SeatMapView } from '@/package-show/pages/pick-seat/map/seat-map-view'
import { canvasFinder } from '@/platform/canvas/canvas'
import type { WholeMap } from './bench-map'
import { type BenchPage, definePage } from './bench-page'

/** The map of this project, mounted as on the seat page. */
async function mount(map: WholeMap, states: SeatMapDynamic): Promise<BenchPage> {
  const canvas = await canvasFinder.find('map')
  if (!canvas) throw new Error('no canvas')
  const layout = new SeatLayout(map)
  const availability = new SeatAvailability(layout)
  availability.apply(states)
  const colors = seatMapColors(themePalette('light'), map.priceLevels)
  let rest = () => {}
  const whole = new Promise<void>((resolve) => {
    rest = resolve
  })
  const view = new SeatMapView({
    canvas,
    layout,
    availability,
    colors,
    isStill: false,
    now: () => performance.now(),
    onRest: () => rest(),
  })
  await whole
  const chosen = new Set<number>()
  return {
    move(dx, dy) {
      view.camera.move(dx, dy)
      view.draw()
    },
    zoom(factor) {
      view.camera.zoom(factor, { x: canvas.width / 2, y: canvas.height / 2 })
      view.draw()
    },
    pitch: () => view.pitch,
    rested: () =>
      new Promise((resolve) => {
        rest = resolve
        view.refresh([], false)
      }),
    tap(x, y) {
      const seat = view.seatAt({ x, y })
      if (seat === null) return null
      if (chosen.has(seat)) chosen.delete(seat)
      else chosen.add(seat)
      view.setMarks({ chosen: new Set(chosen), focused: null })
      return seat
    },
    placeOf(seat) {
      const { scale, left, top } = view.camera.view
      return { x: ((layout.x[seat] ?? 0) - left) * scale, y: ((layout.y[seat] ?? 0) - top) * scale }
    },
  }
}

definePage(mount)
