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

/** Seats nearer to each other than that many px are noise: their zone is a block in the colour of its price. */
export const BLOCKS_BELOW_PX = 3

/** How much of its price's colour a zone shows while its seats are not there. */
const TINT = 0.34

/** How zones look at a zoom, px from seat to seat: in the colour of their price until their seats are drawn, grey when nothing is left. */
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
