import type { SeatZone } from '@/contracts/seat/seat-map'

/** A rounded rectangle surrounded by stands; sizes to its inner edge, in map units. */
export interface Bowl {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  /** Radius of its corners. */
  corner: number
}

/** A part of a stand between two stairways. */
export interface BowlSection {
  frame: SeatZone['frame']
  /** Width available for seats at a distance from the inner edge. */
  widthAt(distance: number): number
  /** Radius of a row at a distance; absent if the stand is straight. */
  radiusAt?(distance: number): number
}

type Side = 'bottom' | 'right' | 'top' | 'left'

export interface BowlCounts {
  side: Readonly<Record<Side, number>>
  corner: number
}

/** Rotation of a side: rows run left to right as seen from behind, facing the middle. */
const ANGLE: Readonly<Record<Side, number>> = { bottom: 0, right: -90, top: -180, left: -270 }

/** Gap between two sections. */
const STAIRS = 16

/**
 * Sections of one tier, counter-clockwise from the left end of the lower side; `gap`: its distance from the inner edge.
 */
export function bowlSections(bowl: Bowl, counts: BowlCounts, gap: number): BowlSection[] {
  const sides: readonly Side[] = ['bottom', 'right', 'top', 'left']
  return sides.flatMap((side) => [
    ...straightSections(bowl, side, counts.side[side], gap),
    ...cornerSections(bowl, side, counts.corner, gap),
  ])
}

function straightSections(bowl: Bowl, side: Side, count: number, gap: number): BowlSection[] {
  const isLevel = side === 'bottom' || side === 'top'
  const length = 2 * ((isLevel ? bowl.halfWidth : bowl.halfHeight) - bowl.corner)
  const away = (isLevel ? bowl.halfHeight : bowl.halfWidth) + gap
  return Array.from({ length: count }, (_, at) => {
    const along = ((at + 0.5) / count - 0.5) * length
    return {
      frame: placed(bowl, ANGLE[side], along, away),
      widthAt: () => length / count - STAIRS,
    }
  })
}

/** The corner that follows a side. */
function cornerSections(bowl: Bowl, side: Side, count: number, gap: number): BowlSection[] {
  const isLevel = side === 'bottom' || side === 'top'
  const [acrossHalf, awayHalf] = isLevel ? [bowl.halfWidth, bowl.halfHeight] : [bowl.halfHeight, bowl.halfWidth]
  const centre = placed(bowl, ANGLE[side], acrossHalf - bowl.corner, awayHalf - bowl.corner)
  const radius = bowl.corner + gap
  const span = Math.PI / 2 / count
  return Array.from({ length: count }, (_, at) => {
    const angle = ANGLE[side] - (90 * (at + 0.5)) / count
    return {
      frame: placed(centre, angle, 0, radius),
      widthAt: (distance) => (radius + distance) * span - STAIRS,
      radiusAt: (distance) => radius + distance,
    }
  })
}

/** A frame rotated by `angle`, `along` to its right and `away` outwards from a middle. */
function placed(middle: { x: number; y: number }, angle: number, along: number, away: number): SeatZone['frame'] {
  const turn = (angle * Math.PI) / 180
  const x = middle.x + along * Math.cos(turn) - away * Math.sin(turn)
  const y = middle.y + along * Math.sin(turn) + away * Math.cos(turn)
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, angle: Math.round(angle * 100) / 100 }
}
