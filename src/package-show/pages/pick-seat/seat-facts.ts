import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import { priceText } from '@/domain/money'
import type { LayoutRow, LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import { sightOn } from '@/domain/seat-map/stage-sight'
import type { Translate } from '@/i18n/text'
import type { SeatsTextKey } from '../../seats/locales/zh-cn'
import type { SeatHall } from './seat-hall'

type Words = Translate<SeatsTextKey>

interface ZoneFacts {
  prices: readonly string[]
  /** Number of places left, or why none is available. */
  left: string
  isGone: boolean
}

/** `A区 5排 7座` */
export function seatName(layout: SeatLayout, seat: number, t: Words): string {
  const ref = layout.refOf(seat)
  return ref ? t('seat.name', { zone: ref.zoneName, row: ref.rowName, no: ref.no }) : ''
}

/** `A区 5排 7座，¥380，视线受阻，距舞台约 25 米，正对舞台`: description of a seat before selection. */
export function seatLabel(layout: SeatLayout, seat: number, t: Words): string {
  const level = layout.levelOf(seat)
  const price = level ? [priceText(level.priceInfo)] : []
  const marks = MARKS.filter(([flag]) => (layout.flags[seat] ?? 0) & flag).map(([, key]) => t(key))
  return [seatName(layout, seat, t), ...price, ...marks, ...sightFrom(layout, seat, t)].join(t('seat.comma'))
}

/** Price of a zone and the number of places left. */
export function zoneFacts({ layout, availability }: SeatHall, { zone }: LayoutZone, t: Words): ZoneFacts {
  const { zoneId, kind, seatPlanIds } = zone
  const { left = 0, status = 'AVAILABLE' } = availability.zones.get(zoneId) ?? {}
  const levels = layout.map.priceLevels.filter(({ seatPlanId }) => seatPlanIds.includes(seatPlanId))
  const prices = levels.map(({ priceInfo }) => priceText(priceInfo))
  const isGone = status === 'SOLD_OUT' || status === 'CLOSED'
  return { prices, isGone, left: isGone ? t(`seat.zone.${status}`) : t(`seat.left.${kind}`, { count: left }) }
}

/** `内场站席，¥680，站席余 120 张`: description of a standing area. */
export function standingLabel(hall: SeatHall, zone: LayoutZone, t: Words): string {
  const { prices, left } = zoneFacts(hall, zone, t)
  return [zone.zone.zoneName, ...prices, left].join(t('seat.comma'))
}

/** `距舞台约 25 米 · 正对舞台`: view of the stage from the middle of a row. */
export function rowSight(layout: SeatLayout, { from, to }: LayoutRow, t: Words): string {
  return sightFrom(layout, Math.floor((from + to - 1) / 2), t).join(' · ')
}

/** `视线受阻：3、4 座`: one line for each mark of a row's seats. */
export function markedSeats(layout: SeatLayout, seats: readonly number[], t: Words): string[] {
  return MARKS.flatMap(([flag, key]) => {
    const marked = seats.filter((seat) => (layout.flags[seat] ?? 0) & flag).map((seat) => layout.number[seat])
    return marked.length > 0 ? [t('seat.marked', { mark: t(key), seats: marked.join(', ') })] : []
  })
}

/** Distance of the stage, and the side from which it is seen. */
function sightFrom(layout: SeatLayout, seat: number, t: Words): string[] {
  const { map } = layout
  const { distance, turn } = sightOn(map)(layout.x[seat] ?? 0, layout.y[seat] ?? 0)
  const side = turn < -SIDE_DEGREES ? 'right' : turn > SIDE_DEGREES ? 'left' : 'front'
  const metres = map.unitsPerMetre ? [t('seat.distance', { metres: Math.round(distance / map.unitsPerMetre) })] : []
  return [...metres, t(`seat.view.${side}`)]
}

/** Angle from which a seat is at the side, degrees. */
const SIDE_DEGREES = 25

const MARKS: readonly (readonly [number, SeatsTextKey])[] = [
  [SEAT_FLAG.restrictedView, 'seat.mark.restricted'],
  [SEAT_FLAG.wheelchair, 'seat.mark.wheelchair'],
  [SEAT_FLAG.companion, 'seat.mark.companion'],
  [SEAT_FLAG.aisle, 'seat.mark.aisle'],
  [SEAT_FLAG.coupleLeft | SEAT_FLAG.coupleRight, 'seat.mark.couple'],
]
