import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import { priceText } from '@/domain/money'
import type { ChoiceRefusal } from '@/domain/seat-map/seat-choice'
import type { SeatLayout } from '@/domain/seat-map/seat-layout'
import { sightOn } from '@/domain/seat-map/stage-sight'
import type { Translate } from '@/i18n/text'
import type { ShowTextKey } from '../../locales/zh-cn'

/** What the page has to say about the choice; it is seen, and read out. */
export type SeatNotice =
  | { kind: 'chosen' | 'removed'; seats: readonly number[]; count: number }
  | { kind: 'refused'; reason: ChoiceRefusal; count: number }
  /** Somebody was quicker; `instead` are the nearest of the same price. */
  | { kind: 'lost'; seats: readonly number[]; instead: readonly number[] }
  /** A single seat would be left over; `instead` leaves none. */
  | { kind: 'gap'; seats: readonly number[]; instead: readonly number[] }

type Words = Translate<ShowTextKey>

/** `A区 5排 7座` */
export function seatName(layout: SeatLayout, seat: number, t: Words): string {
  const ref = layout.refOf(seat)
  return ref ? t('seat.name', { zone: ref.zoneName, row: ref.rowName, no: ref.no }) : ''
}

function seatNames(layout: SeatLayout, seats: readonly number[], t: Words): string {
  return seats.map((seat) => seatName(layout, seat, t)).join(t('seat.comma'))
}

export function noticeText(notice: SeatNotice, layout: SeatLayout, t: Words): string {
  const named = (seats: readonly number[]) => seatNames(layout, seats, t)
  switch (notice.kind) {
    case 'refused':
      return t(`seat.refused.${notice.reason}`, { count: notice.count })
    case 'lost':
    case 'gap':
      return notice.instead.length > 0
        ? t(`seat.${notice.kind}.instead`, { seats: named(notice.seats), instead: named(notice.instead) })
        : t(`seat.${notice.kind}`, { seats: named(notice.seats) })
    default:
      return t(`seat.${notice.kind}`, { seats: named(notice.seats), count: notice.count })
  }
}

/** What is worth knowing of a seat before it is taken: marks, how far the stage is, from where one sees it. */
function seatFacts(layout: SeatLayout, seat: number, t: Words): string[] {
  const { map } = layout
  const flags = layout.flags[seat] ?? 0
  const { distance, turn } = sightOn(map)(layout.x[seat] ?? 0, layout.y[seat] ?? 0)
  const side = turn < -SIDE_DEGREES ? 'right' : turn > SIDE_DEGREES ? 'left' : 'front'
  const marks = MARKS.filter(([flag]) => flags & flag).map(([, key]) => t(key))
  const metres = map.unitsPerMetre ? [t('seat.distance', { metres: Math.round(distance / map.unitsPerMetre) })] : []
  return [...marks, ...metres, t(`seat.view.${side}`)]
}

/** `A区 5排 7座，¥380，视线受阻，距舞台约 25 米，正对舞台` */
export function seatLabel(layout: SeatLayout, seat: number, t: Words): string {
  const level = layout.levelOf(seat)
  const price = level ? [priceText(level.priceInfo)] : []
  return [seatName(layout, seat, t), ...price, ...seatFacts(layout, seat, t)].join(t('seat.comma'))
}

/** From here on one sits at the side, degrees. */
const SIDE_DEGREES = 25

const MARKS: readonly (readonly [number, ShowTextKey])[] = [
  [SEAT_FLAG.restrictedView, 'seat.mark.restricted'],
  [SEAT_FLAG.wheelchair, 'seat.mark.wheelchair'],
  [SEAT_FLAG.companion, 'seat.mark.companion'],
  [SEAT_FLAG.aisle, 'seat.mark.aisle'],
  [SEAT_FLAG.coupleLeft | SEAT_FLAG.coupleRight, 'seat.mark.couple'],
]
