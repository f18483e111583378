import { type FaultList, similarWord } from './content-fault'
import type { DayTypeEntry, OpeningEntry } from './documents/opening-entry'
import type { ShowDocument } from './documents/show-document'
import { dateOf, MAX_SESSIONS, openDays, slotTimes } from './expand-opening'

/** Adds the faults of an opening; a show without one needs sessions. */
export function checkOpening(show: ShowDocument, faults: FaultList): void {
  const { opening, sessions } = show
  if (!opening) {
    if (!sessions) faults.add([], '', 'A show has `sessions`, an exhibition may have an `opening` in their place.')
    return
  }
  if (sessions) faults.add(['opening'], '', 'A show has either `sessions` or an `opening`.')
  checkEntry(show, opening, faults)
  checkTimes(opening, faults)
  const names = show.prices.map(({ id }) => id)
  for (const [at, type] of (opening.dayTypes ?? []).entries()) checkDayType(type, at, { opening, names, faults })
}

function checkEntry({ entry = 'begin' }: ShowDocument, opening: OpeningEntry, faults: FaultList): void {
  if (entry === 'begin')
    faults.add(['opening'], entry, 'Visitors come within hours or slots: `entry: hours` or `entry: slot` is missing.')
  if (entry === 'slot' && opening.slotMinutes === undefined)
    faults.add(['opening'], '', '`slotMinutes` is missing: a slot begins every so many minutes.')
  const count = openDays(opening).length * (entry === 'slot' ? slotTimes(opening).length : 1)
  if (count > MAX_SESSIONS)
    faults.add(['opening', 'to'], opening.to, `There are at most ${MAX_SESSIONS} times: longer slots or a nearer end.`)
  if (count === 0) faults.add(['opening', 'from'], opening.from, 'It is open on none of these days.')
}

function checkTimes(
  { from, to, opens, closes, lastEntry = closes, closed = [] }: OpeningEntry,
  faults: FaultList,
): void {
  checkDay(from, ['opening', 'from'], faults)
  checkDay(to, ['opening', 'to'], faults)
  for (const [at, day] of closed.entries()) checkDay(day, ['opening', 'closed', at], faults)
  if (to < from) faults.add(['opening', 'to'], to, 'The last day is not before the first.')
  if (closes <= opens) faults.add(['opening', 'closes'], closes, 'It closes after it opens, on the same day.')
  if (lastEntry < opens || lastEntry > closes)
    faults.add(['opening', 'lastEntry'], lastEntry, 'The last entry is within the opening hours.')
}

interface DayTypeContext {
  opening: OpeningEntry
  /** Prices of the show. */
  names: readonly string[]
  faults: FaultList
}

function checkDayType(type: DayTypeEntry, at: number, { opening, names, faults }: DayTypeContext): void {
  const path = ['opening', 'dayTypes', at]
  if (!type.weekdays && !type.days) faults.add(path, type.id, 'It belongs to no day: `weekdays` or `days` are missing.')
  for (const [index, day] of (type.days ?? []).entries()) checkSingleDay(day, [...path, 'days', index], opening, faults)
  for (const price of Object.keys(type.prices ?? {}))
    if (!names.includes(price))
      faults.add([...path, 'prices', price], price, 'The show has no price of this name.', similarWord(price, names))
}

function checkSingleDay(
  day: string,
  path: readonly (string | number)[],
  { from, to, closed = [] }: OpeningEntry,
  faults: FaultList,
): void {
  checkDay(day, path, faults)
  if (closed.includes(day)) faults.add(path, day, 'It is closed on this day.')
  if (day < from || day > to) faults.add(path, day, 'This day is outside of the opening.')
}

function checkDay(day: string, path: readonly (string | number)[], faults: FaultList): void {
  if (dateOf(day)?.toISOString().slice(0, 10) !== day) faults.add(path, day, 'There is no such day or time.')
}
