import { dateAtVenue } from '../date-at-venue'
import type { Session } from '../entities/session'
import type { Show } from '../entities/show'
import type { Finding } from './finding'
import { findIn, noticeTexts, plainTexts, sessionPlace, showPlace, ticketTexts } from './show-texts'

const MINUTE = 60_000
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']
const WEEKDAYS_EN = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function localDate(at: number, utcOffset: number): Date {
  return new Date(at + utcOffset * MINUTE)
}

/** Times of the sessions of a show. */
export function checkSessions(show: Show): Finding[] {
  const begins = show.sessions.map(({ beginAt }) => beginAt)
  const twice = show.sessions.filter(({ beginAt }, at) => begins.indexOf(beginAt) < at)
  return [
    ...rangeOf(show, begins),
    ...twice.map((session) =>
      finding(
        show,
        session,
        'same-time',
        session.name['zh-CN'],
        'Another session of the show begins at the same time.',
      ),
    ),
    ...show.sessions.flatMap((session) => [
      ...timesOf(show, session),
      ...namedDay(show, session),
      ...ticketDays(show, session),
    ]),
  ]
}

function finding(show: Show, session: Session, rule: string, value: string, words: string): Finding {
  return { rule, place: sessionPlace(show, session), value, words }
}

function rangeOf(show: Show, begins: readonly number[]): Finding[] {
  if (begins.length === 0) {
    const words = 'Has no session, so that nothing can be sold.'
    return [{ rule: 'no-session', place: showPlace(show), value: '0', words }]
  }
  const range = [Math.min(...begins), Math.max(...begins)]
  if (range[0] === show.firstShowTime && range[1] === show.lastShowTime) return []
  const value = [show.firstShowTime, show.lastShowTime].map((at) => dateAtVenue(at, show.utcOffset)).join(' - ')
  return [
    { rule: 'dates', place: showPlace(show), value, words: 'The dates of the show are not those of its sessions.' },
  ]
}

function timesOf(show: Show, session: Session): Finding[] {
  const { beginAt, endAt, saleAt } = session
  return [
    ...(endAt <= beginAt
      ? [finding(show, session, 'ends-before', new Date(endAt).toISOString(), 'Ends before it begins.')]
      : []),
    ...(saleAt !== null && saleAt >= beginAt
      ? [finding(show, session, 'sale-after', new Date(saleAt).toISOString(), 'The sale starts after the session.')]
      : []),
  ]
}

/** Dates and weekdays in the name of a session. */
function namedDay(show: Show, session: Session): Finding[] {
  const { name, beginAt, utcOffset } = session
  const day = localDate(beginAt, utcOffset)
  const weekday = findIn(name, /(?:周|星期)([日天一二三四五六])|\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b/)
  const expected = [WEEKDAYS[day.getUTCDay()] ?? '', WEEKDAYS_EN[day.getUTCDay()] ?? '']
  const isOtherDay = weekday !== null && !expected.some((word) => weekday.endsWith(word))
  const date = /\d{4}\.\d{2}\.\d{2}/.exec(name['zh-CN'])?.[0]
  const isOtherDate = date !== undefined && date !== day.toISOString().slice(0, 10).replaceAll('-', '.')
  return [
    ...(isOtherDay ? [finding(show, session, 'named-weekday', weekday, 'The name has another weekday.')] : []),
    ...(isOtherDate ? [finding(show, session, 'named-date', date, 'The name has another date.')] : []),
  ]
}

/** Tickets for weekdays at the weekend, and the reverse. */
function ticketDays(show: Show, session: Session): Finding[] {
  const isWeekend = [0, 6].includes(localDate(session.beginAt, session.utcOffset).getUTCDay())
  const says = isWeekend ? /平日|工作日|\bweekdays?\b/i : /周末|双休日|\bweekends?\b/i
  const rule = isWeekend ? 'weekday-ticket' : 'weekend-ticket'
  const words = isWeekend ? 'A weekday ticket is sold for a weekend.' : 'A weekend ticket is sold for a weekday.'
  return ticketTexts(show, session).flatMap(({ place, text }) => {
    const value = findIn(text, says)
    return value === null ? [] : [{ rule, place, value, words }]
  })
}

const HOURS = /(\d{2}:\d{2})\s*[–-]\s*(\d{2}:\d{2})/

/** Opening hours in the notices other than those of the first day. */
export function checkHours(show: Show): Finding[] {
  const [first] = show.sessions
  if (!first || show.admission !== 'HOURS') return []
  const clock = (at: number) => localDate(at, first.utcOffset).toISOString().slice(11, 16)
  const open = `${clock(first.beginAt)}–${clock(first.endAt)}`
  return noticeTexts(show).flatMap(({ place, text }) =>
    plainTexts(text).flatMap((plain) => {
      const [value, from, until] = HOURS.exec(plain) ?? []
      if (value === undefined || `${from}–${until}` === open) return []
      return [{ rule: 'hours', place, value, words: `Other opening hours than those of its days: ${open}.` }]
    }),
  )
}
