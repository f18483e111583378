import type { MapPoint, SeatZone } from '@/contracts/seat/seat-map'
import { mixColors } from '@/domain/color'
import { priceBands } from '@/domain/seat-map/price-bands'
import type { SeatAvailability } from '@/domain/seat-map/seat-availability'
import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import type { LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'

/** Part of a zone in one colour. */
interface ZoneBand {
  polygon: readonly MapPoint[]
  fill: string
}

/** Appearance of a zone. */
export interface ZoneLook {
  /** Background of its name. */
  fill: string
  /** One for each of its prices, or the whole zone. */
  bands: readonly ZoneBand[]
  line: string
  text: string
}

/** Font of the whole map, after its size. */
export const MAP_FONT = 'px -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif'

/** Below this seat distance, px, a zone is a block in its price colour: single seats would be noise. */
export const BLOCKS_BELOW_PX = 3

/** Opacity of the price colour of a zone without loaded seats. */
const TINT = 0.34

/** Zone looks at a seat distance in px: its price colours until the seats are drawn, grey when sold out. */
export function zoneLooks(
  layout: SeatLayout,
  availability: SeatAvailability,
  colors: SeatMapColors,
  isShown: (level: number) => boolean,
): (zone: LayoutZone, pitchPx: number) => ZoneLook {
  const { priceLevels } = layout.map
  const levelOf = new Map(priceLevels.map(({ seatPlanId }, level) => [seatPlanId, level]))
  const byPrice = (a: number, b: number) => (priceLevels[b]?.priceCent ?? 0) - (priceLevels[a]?.priceCent ?? 0)
  const cuts = new Map<SeatZone, MapPoint[][]>()
  return (zone, pitchPx) => {
    const { seatPlanIds, zoneId, kind, polygon } = zone.zone
    const levels = seatPlanIds.flatMap((seatPlanId) => levelOf.get(seatPlanId) ?? []).sort(byPrice)
    const isGone = ['SOLD_OUT', 'CLOSED'].includes(availability.zones.get(zoneId)?.status ?? '')
    const shown = levels.find(isShown)
    const plain = { fill: colors.zone, bands: [{ polygon, fill: colors.zone }] }
    if (isGone || shown === undefined) return { ...plain, line: colors.zoneLine, text: colors.sub }
    const hasSeats =
      pitchPx >= BLOCKS_BELOW_PX && kind === 'SEAT' && layout.isPlaced(zone) && availability.isKnown(zoneId)
    if (hasSeats) return { ...plain, line: colors.zoneLine, text: colors.text }
    const tintOf = (level: number) =>
      isShown(level) ? mixColors(colors.zone, colors.levels[level] ?? colors.zoneLine, TINT) : colors.zone
    const parts = cuts.get(zone.zone) ?? priceBands(zone.zone, levels.length)
    cuts.set(zone.zone, parts)
    const bands = levels.map((level, at) => ({ polygon: parts[at] ?? polygon, fill: tintOf(level) }))
    const fill = levels.length === 1 ? tintOf(shown) : colors.zone
    return { fill, bands, line: colors.levels[shown] ?? colors.zoneLine, text: colors.text }
  }
}
