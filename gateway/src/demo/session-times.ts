import { VENUE_OFFSET } from '../catalogue/venue-moment'
import { DAY_MS } from '../clock'
import type { RunName } from './titles/title-entry'

const MINUTE = 60_000

interface Run {
  /** First weekday, 0 = Sunday; `null` to start on the exact day. */
  weekday: number | null
  /** Days from the first day, hour, minute. */
  sessions: readonly (readonly [day: number, hour: number, minute: number])[]
}

function everyDay(days: number, hour: number): Run {
  return { weekday: null, sessions: Array.from({ length: days }, (_, day) => [day, hour, 0] as const) }
}

// biome-ignore format: one run per line reads as a table
const RUNS: Readonly<Record<RunName, Run>> = {
  one: { weekday: 6, sessions: [[0, 19, 30]] },
  two: { weekday: 5, sessions: [[0, 19, 30], [1, 19, 30]] },
  matinee: { weekday: 6, sessions: [[0, 14, 30], [0, 19, 30]] },
  weekend: { weekday: 5, sessions: [[0, 19, 30], [1, 14, 30], [1, 19, 30], [2, 14, 30]] },
  week: { weekday: 3, sessions: [[0, 19, 30], [1, 19, 30], [2, 19, 30], [3, 14, 30], [3, 19, 30], [4, 14, 30]] },
  fortnight: { weekday: 4, sessions: [[0, 19, 0], [1, 19, 0], [2, 19, 0], [3, 14, 0], [7, 19, 0], [8, 19, 0], [9, 19, 0], [10, 14, 0]] },
  family: { weekday: 6, sessions: [[0, 10, 30], [0, 14, 30], [1, 10, 30], [1, 14, 30]] },
  match: { weekday: 6, sessions: [[0, 19, 35]] },
  series: { weekday: 6, sessions: [[0, 19, 35], [7, 19, 35], [14, 15, 30]] },
  festival: { weekday: 5, sessions: [[0, 13, 0], [1, 13, 0], [2, 13, 0]] },
  late: { weekday: 4, sessions: [[0, 20, 0], [1, 20, 0], [2, 20, 0]] },
  dawn: { weekday: 0, sessions: [[0, 7, 30]] },
  daily: everyDay(14, 10),
  season: everyDay(30, 10),
  slots: { weekday: null, sessions: Array.from({ length: 7 }, (_, day) => [10, 12, 14, 16].map((hour) => [day, hour, 0] as const)).flat() },
}

/** Begins of a run's sessions, epoch ms; `inDays` counts from the day of `anchor` at the venue. */
export function sessionTimes(anchor: number, inDays: number, run: RunName): readonly number[] {
  const { weekday, sessions } = RUNS[run]
  const localDay = Math.floor((anchor + VENUE_OFFSET * MINUTE) / DAY_MS) + inDays
  // Day 0 of the epoch was a Thursday. Past runs keep their day, so that they stay in the past.
  const wait = weekday === null || inDays < 1 ? 0 : (weekday - ((localDay + 4) % 7) + 7) % 7
  return sessions.map(
    ([day, hour, minute]) => (localDay + wait + day) * DAY_MS + (hour * 60 + minute - VENUE_OFFSET) * MINUTE,
  )
}

/** `HH:mm` at the venue. */
export function clockText(at: number): string {
  return new Date(at + VENUE_OFFSET * MINUTE).toISOString().slice(11, 16)
}

/** True on Saturdays and Sundays at the venue. */
export function isWeekendDay(at: number): boolean {
  return [0, 6].includes(new Date(at + VENUE_OFFSET * MINUTE).getUTCDay())
}

function digits(value: number): string {
  return String(value).padStart(2, '0')
}

/** Dates of a show in poster notation: `2026.05.16`, `2026.05.16 – 05.17`. */
export function posterDates(first: number, last: number): string {
  const from = new Date(first + VENUE_OFFSET * MINUTE)
  const to = new Date(last + VENUE_OFFSET * MINUTE)
  const begin = `${from.getUTCFullYear()}.${digits(from.getUTCMonth() + 1)}.${digits(from.getUTCDate())}`
  const shortEnd = `${digits(to.getUTCMonth() + 1)}.${digits(to.getUTCDate())}`
  const end = from.getUTCFullYear() === to.getUTCFullYear() ? shortEnd : `${to.getUTCFullYear()}.${shortEnd}`
  return begin.endsWith(end) ? begin : `${begin} – ${end}`
}
