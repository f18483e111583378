import { mixColors } from '@/domain/color'
import type { SeatAvailability } from '@/domain/seat-map/seat-availability'
import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import type { LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'

/** Appearance of a zone. */
export interface ZoneLook {
  fill: string
  line: string
  text: string
}

/** Font of the whole map, after its size. */
export const MAP_FONT = 'px -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif'

/** Below this seat distance, px, a zone is a block in its price colour: single seats would be noise. */
export const BLOCKS_BELOW_PX = 3

/** Opacity of the price colour of a zone without loaded seats. */
const TINT = 0.34

/** Zone looks at a seat distance in px: price colour until the seats are drawn, grey when sold out. */
export function zoneLooks(
  layout: SeatLayout,
  availability: SeatAvailability,
  colors: SeatMapColors,
  isShown: (level: number) => boolean,
): (zone: LayoutZone, pitchPx: number) => ZoneLook {
  const levelOf = new Map(layout.map.priceLevels.map(({ seatPlanId }, level) => [seatPlanId, level]))
  return (zone, pitchPx) => {
    const { seatPlanIds, zoneId, kind } = zone.zone
    const levels = seatPlanIds.flatMap((seatPlanId) => levelOf.get(seatPlanId) ?? [])
    const isGone = ['SOLD_OUT', 'CLOSED'].includes(availability.zones.get(zoneId)?.status ?? '')
    const shown = levels.find(isShown)
    if (isGone || shown === undefined) return { fill: colors.zone, line: colors.zoneLine, text: colors.sub }
    const hasSeats =
      pitchPx >= BLOCKS_BELOW_PX && kind === 'SEAT' && layout.isPlaced(zone) && availability.isKnown(zoneId)
    const color = colors.levels[shown] ?? colors.zoneLine
    const fill = hasSeats ? colors.zone : mixColors(colors.zone, color, TINT)
    return { fill, line: hasSeats ? colors.zoneLine : color, text: colors.text }
  }
}
