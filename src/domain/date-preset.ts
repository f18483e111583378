import type { Dayjs } from 'dayjs'
import { startOfWeek, venueTime } from './show-date'

/** The date choices of search and of the list of all shows (CAT-092). */
export const DATE_PRESETS = [
  'today',
  'weekend',
  'thisWeek',
  'nextWeek',
  'oneWeek',
  'nextTwoWeeks',
  'oneMonth',
  'last30Days',
] as const
export type DatePreset = (typeof DATE_PRESETS)[number]

/** Both days inclusive, `yyyy-MM-dd`. */
export interface DateRange {
  startDate: string
  endDate: string
}

/** Saturday and Sunday; on a Sunday what is left of them. */
function weekendOf(today: Dayjs): readonly [Dayjs, Dayjs] {
  const sunday = startOfWeek(today).add(6, 'day')
  return [today.isSame(sunday, 'day') ? sunday : sunday.subtract(1, 'day'), sunday]
}

const RANGES: Readonly<Record<DatePreset, (today: Dayjs) => readonly [Dayjs, Dayjs]>> = {
  today: (today) => [today, today],
  weekend: weekendOf,
  oneWeek: (today) => [today, today.add(6, 'day')],
  oneMonth: (today) => [today, today.add(1, 'month').subtract(1, 'day')],
  nextTwoWeeks: (today) => [today, today.add(13, 'day')],
  last30Days: (today) => [today.subtract(29, 'day'), today],
  thisWeek: (today) => [startOfWeek(today), startOfWeek(today).add(6, 'day')],
  nextWeek: (today) => [startOfWeek(today).add(7, 'day'), startOfWeek(today).add(13, 'day')],
}

/** The days a preset stands for, seen from `now` (epoch ms) on the shop's clock. Weeks start on Monday. */
export function dateRangeOf(preset: DatePreset, now: number, utcOffset?: number): DateRange {
  const [start, end] = RANGES[preset](venueTime(now, utcOffset).startOf('day'))
  return { startDate: start.format('YYYY-MM-DD'), endDate: end.format('YYYY-MM-DD') }
}
