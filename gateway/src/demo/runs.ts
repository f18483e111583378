import { DAY_MS } from '../clock'
import { sessionTimes } from './session-times'
import type { StopEntry, TitleEntry } from './titles/title-entry'

const WEEK_MS = 7 * DAY_MS
/** Time for which earlier runs of a show remain known, ms. */
const KEPT_MS = 400 * DAY_MS

/** A run of a stop: its number, and the day from which its dates count, epoch ms. */
export interface StopRun {
  run: number
  anchor: number
}

/** First day of the current week of a shop, whose weeks begin with its first day; epoch ms. */
export function weekStart(anchor: number, now: number): number {
  return anchor + Math.max(0, Math.floor((now - anchor) / WEEK_MS)) * WEEK_MS
}

/**
 * Runs of a stop until now, the current one last. A run follows the previous one after whole weeks, so that it keeps
 * its weekdays, and never before all sessions of that one have ended. Shows of the past are never repeated.
 */
export function stopRuns(
  { minutes }: Pick<TitleEntry, 'minutes'>,
  stop: Pick<StopEntry, 'in' | 'run'>,
  anchor: number,
  now: number,
): readonly [...earlier: StopRun[], current: StopRun] {
  if (stop.in < 0) return [{ run: 0, anchor }]
  const end = Math.max(...sessionTimes(anchor, stop.in, stop.run)) + minutes * 60_000
  const cycle = Math.ceil((end - anchor) / WEEK_MS) * WEEK_MS
  const current = Math.max(0, Math.floor((now - anchor) / cycle))
  const first = Math.max(0, current - Math.ceil(KEPT_MS / cycle))
  const earlier = Array.from({ length: current - first }, (_, at) => first + at)
  const runOf = (run: number): StopRun => ({ run, anchor: anchor + run * cycle })
  return [...earlier.map(runOf), runOf(current)]
}
