import type { SeatIndex } from './seat-index'
import type { SeatLayout } from './seat-layout'

export type StepDirection = 'left' | 'right' | 'up' | 'down'

const TOWARDS: Readonly<Record<StepDirection, readonly [dx: number, dy: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** A step aside counts this much more than one straight on. */
const ASIDE = 2

/** Maximum distance to the next seat, in seats: over aisles and between zones. */
const REACHES = [3, 12, 60]

/**
 * The seat that an arrow key moves to: the nearest one in that direction on the map, whatever its row or zone; `null` at the
 * edge of the map.
 */
export function stepFrom(layout: SeatLayout, index: SeatIndex, seat: number, direction: StepDirection): number | null {
  for (const reach of REACHES) {
    const next = nearestTowards(layout, index, seat, direction, reach * layout.map.seatPitch)
    if (next !== null) return next
  }
  return null
}

function nearestTowards(
  layout: SeatLayout,
  index: SeatIndex,
  seat: number,
  direction: StepDirection,
  reach: number,
): number | null {
  const [stepX, stepY] = TOWARDS[direction]
  const x = layout.x[seat] ?? 0
  const y = layout.y[seat] ?? 0
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  index.visit({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }, (other) => {
    const dx = (layout.x[other] ?? 0) - x
    const dy = (layout.y[other] ?? 0) - y
    const on = dx * stepX + dy * stepY
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX)
    if (on <= aside || on <= 0) return
    const way = on + ASIDE * aside
    if (way >= least) return
    least = way
    best = other
  })
  return best
}
