import type { SeatMapStatic } from '@/contracts/seat/seat-map'

type StagedMap = Pick<SeatMapStatic, 'stage' | 'width' | 'height'>

/** View of the stage from a place. */
export interface Sight {
  /** To the middle of the stage, in map units. */
  distance: number
  /** Degrees off the stage's axis: negative to the right on the map below it; 0 if the stage is seen from all around. */
  turn: number
}

/** A stage within this share of the map's half size from its middle is played in the round. */
const ROUND_SHARE = 0.25

/** Sees the stage of a map from any place. A stage at an edge faces the middle of the map. */
export function sightOn({ stage, width, height }: StagedMap): (x: number, y: number) => Sight {
  const focusX = stage.x + stage.width / 2
  const focusY = stage.y + stage.height / 2
  const axisX = width / 2 - focusX
  const axisY = height / 2 - focusY
  const isRound = Math.abs(axisX) <= (width / 2) * ROUND_SHARE && Math.abs(axisY) <= (height / 2) * ROUND_SHARE
  return (x, y) => {
    const dx = x - focusX
    const dy = y - focusY
    const distance = Math.hypot(dx, dy)
    if (isRound) return { distance, turn: 0 }
    const cross = axisX * dy - axisY * dx
    const along = axisX * dx + axisY * dy
    return { distance, turn: (Math.atan2(cross, along) * 180) / Math.PI }
  }
}

/** Rating of a place behind the best ones, in map units: its distance, more with a side view. */
export function rankOf({ distance, turn }: Sight): number {
  return distance * (1 + (turn / 90) ** 2)
}
