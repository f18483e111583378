import { localText } from '../texts/local-text'
import type { LocalText } from '../texts/text'
import { WEEKDAYS } from './compile-visits'
import type { DayTypeEntry, OpeningEntry } from './documents/opening-entry'
import type { SessionEntry, ShowDocument } from './documents/show-document'

const DAY_MS = 86_400_000
/** Sessions of one exhibition: a year of slots every half hour fits. */
export const MAX_SESSIONS = 10_000

/** Sessions of a show: those that are written, or those of its opening. Ids are begins, as those of plain sessions. */
export function sessionEntries({ sessions = [], opening, entry, prices }: ShowDocument): SessionEntry[] {
  if (!opening) return sessions.map((written) => (typeof written === 'string' ? { begins: written } : written))
  const names = prices.map(({ id }) => id)
  const days = openDays(opening)
  const times = entry === 'slot' ? slotTimes(opening) : [[opening.opens, opening.closes] as const]
  return days.slice(0, Math.floor(MAX_SESSIONS / Math.max(1, times.length))).flatMap((day) => {
    const type = dayTypeOf(day, opening)
    const own = Object.entries(type?.prices ?? {}).filter(([price]) => names.includes(price))
    return times.map(([begins, ends]) => ({
      begins: `${day} ${begins}`,
      ends: `${day} ${ends}`,
      ...(type && { tags: [type.name] }),
      ...(own.length > 0 && { prices: Object.fromEntries(own) }),
    }))
  })
}

/** Begin of a written day in UTC; null for one that does not exist. */
export function dateOf(day: string): Date | null {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Days on which it is open. */
export function openDays(opening: OpeningEntry): string[] {
  const { from, to, weekdays, closed = [] } = opening
  const [first, last] = [dateOf(from)?.getTime() ?? 0, dateOf(to)?.getTime() ?? 0]
  const count = Math.min(MAX_SESSIONS, Math.floor((last - first) / DAY_MS) + 1)
  const days = Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  )
  return days.filter((day) => {
    const isExtra = (opening.dayTypes ?? []).some((type) => type.days?.includes(day))
    return !closed.includes(day) && (isExtra || weekdays === undefined || weekdays.includes(weekdayOf(day)))
  })
}

function weekdayOf(day: string) {
  return WEEKDAYS[dateOf(day)?.getUTCDay() ?? 0] ?? 'sunday'
}

function dayTypeOf(day: string, { dayTypes = [] }: OpeningEntry): DayTypeEntry | undefined {
  return dayTypes.filter(({ weekdays, days }) => days?.includes(day) || weekdays?.includes(weekdayOf(day))).at(-1)
}

/** Begins and ends of the slots of a day. */
export function slotTimes({
  opens,
  closes,
  lastEntry = closes,
  slotMinutes = 60,
}: OpeningEntry): (readonly [string, string])[] {
  const [first, end, last] = [opens, closes, lastEntry].map(minutesOf) as [number, number, number]
  const count = Math.max(0, Math.floor((Math.min(last, end - 1) - first) / slotMinutes) + 1)
  return Array.from({ length: count }, (_, at) => {
    const begins = first + at * slotMinutes
    return [timeOf(begins), timeOf(Math.min(begins + slotMinutes, end))] as const
  })
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const CHINESE_DAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** Opening hours in words. */
export function openingText({ opens, closes, lastEntry, weekdays }: OpeningEntry): LocalText {
  const days = (weekdays ?? []).map((name) => WEEKDAYS.indexOf(name))
  const chinese = weekdays ? days.map((at) => CHINESE_DAYS[at]).join('、') : '每天'
  const english = weekdays?.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`).join(', ') ?? 'Daily'
  return localText(
    `${chinese} ${opens}–${closes} 开放${lastEntry ? `，${lastEntry} 停止入场` : ''}。`,
    `${english}, ${opens} to ${closes}.${lastEntry ? ` Last entry is at ${lastEntry}.` : ''}`,
  )
}
