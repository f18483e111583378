import type { ChoiceRefusal } from '@/domain/seat-map/seat-choice'
import type { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Translate } from '@/i18n/text'
import type { SeatsTextKey } from '../../seats/locales/zh-cn'
import { seatName } from './seat-facts'

/** Notice about the selection: shown, and read aloud. */
export type SeatNotice =
  | { kind: 'chosen' | 'removed'; seats: readonly number[]; count: number }
  | { kind: 'refused'; reason: ChoiceRefusal; count: number }
  /** Another buyer was quicker; `instead` are the nearest seats of the same price. */
  | { kind: 'lost'; seats: readonly number[]; instead: readonly number[] }
  /** A single seat would remain; `instead` leaves none. */
  | { kind: 'gap'; seats: readonly number[]; instead: readonly number[] }

export function noticeText(notice: SeatNotice, layout: SeatLayout, t: Translate<SeatsTextKey>): string {
  const named = (seats: readonly number[]) => seats.map((seat) => seatName(layout, seat, t)).join(t('seat.comma'))
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
