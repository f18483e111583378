import { mixColors } from '@/domain/color'
import type { SeatAvailability } from '@/domain/seat-map/seat-availability'
import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import type { LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'

/** How a zone stands out. */
export interface ZoneLook {
  fill: string
  line: string
  text: string
}

/** The font of everything on the map, behind its size. */
export const MAP_FONT = 'px -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif'

/** How much of its price's colour a zone shows while its seats are not there. */
const TINT = 0.34

/** How zones look: in the colour of their price until their seats are drawn, and grey when nothing is left. */
export function zoneLooks(
  layout: SeatLayout,
  availability: SeatAvailability,
  colors: SeatMapColors,
  isShown: (level: number) => boolean,
): (zone: LayoutZone) => ZoneLook {
  const levelOf = new Map(layout.map.priceLevels.map(({ seatPlanId }, level) => [seatPlanId, level]))
  return (zone) => {
    const { seatPlanIds, zoneId, kind } = zone.zone
    const levels = seatPlanIds.flatMap((seatPlanId) => levelOf.get(seatPlanId) ?? [])
    const isGone = ['SOLD_OUT', 'CLOSED'].includes(availability.zones.get(zoneId)?.status ?? '')
    const shown = levels.find(isShown)
    if (isGone || shown === undefined) return { fill: colors.zone, line: colors.zoneLine, text: colors.sub }
    const hasSeats = kind === 'SEAT' && layout.isPlaced(zone) && availability.isKnown(zoneId)
    const color = colors.levels[shown] ?? colors.zoneLine
    const fill = hasSeats ? colors.zone : mixColors(colors.zone, color, TINT)
    return { fill, line: hasSeats ? colors.zoneLine : color, text: colors.text }
  }
}
