import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import type { Id } from '@/contracts/wire-types'
import { priceText } from '@/domain/money'
import { isFree } from '@/domain/seat-map/seat-groups'
import type { LayoutRow, LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import { sightOn } from '@/domain/seat-map/stage-sight'
import type { Translate } from '@/i18n/text'
import type { SeatsTextKey } from '../../seats/locales/zh-cn'
import type { SeatHall } from './seat-hall'
import type { SeatSelection } from './seat-selection'

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

/** Prices of a zone and the number of places left; with a plan, of its price alone. */
export function zoneFacts(hall: SeatHall, seated: LayoutZone, t: Words, planId: Id | null = null): ZoneFacts {
  const { layout, availability } = hall
  const { zone } = seated
  const { zoneId, kind, seatPlanIds } = zone
  const { left = 0, status = 'AVAILABLE' } = availability.zones.get(zoneId) ?? {}
  const levels = layout.map.priceLevels.filter(
    ({ seatPlanId }) => seatPlanIds.includes(seatPlanId) && (planId === null || seatPlanId === planId),
  )
  const prices = levels.map(({ priceInfo }) => priceText(priceInfo))
  const isGone = status === 'SOLD_OUT' || status === 'CLOSED'
  if (isGone) return { prices, isGone, left: t(`seat.zone.${status}`) }
  if (planId === null || seatPlanIds.length === 1)
    return { prices, isGone, left: t(`seat.left.${kind}`, { count: left }) }
  if (!hall.isOpen(seated)) return { prices, isGone, left: t('seat.left.allPrices', { count: left }) }
  let count = 0
  for (let seat = seated.from; seat < seated.to; seat += 1) {
    if (layout.levelOf(seat)?.seatPlanId === planId && isFree(availability.states, seat)) count += 1
  }
  return { prices, isGone, left: t('seat.left.SEAT', { count }) }
}

/** Why a seat cannot be selected: its price is filtered out, or it is sold. */
export function unavailableText(selection: Pick<SeatSelection, 'hasOtherPrice'>, seat: number, t: Words): string {
  return t(selection.hasOtherPrice(seat) ? 'seat.otherPrice' : 'seat.zone.SOLD_OUT')
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
