import fc from 'fast-check'
import { dateRangeOf } from './date-preset'
import { monthText } from './month-grid'
import { nextSaleOf } from './next-sale'
import { sessionTimeText } from './session-time'
import { durationText, longDuration, startOfWeek, venueTime } from './show-date'
import { displayShowTime } from './show-days'
import { orderTimeText, zoneName } from './venue-clock'

const SATURDAY = Date.parse('2026-11-21T10:00:00+08:00')

it.each([
  [480, 'UTC+8'],
  [0, 'UTC+0'],
  [-210, 'UTC-3:30'],
  [345, 'UTC+5:45'],
])('names the clock of a venue %i minutes east of UTC %s (CAT-075)', (utcOffset, name) => {
  expect(zoneName(utcOffset)).toBe(name)
})

describe('times on the clock of the venue', () => {
  it('names the clock of a time of ordering (issue 31)', () => {
    expect(orderTimeText(Date.parse('2026-12-05T19:30:07+08:00'))).toBe('2026-12-05 19:30:07 UTC+8')
  })

  it.each([
    ['2026-12-25', '2026-12-25', '2026.12.25', 'Dec 25, 2026'],
    ['2026-12-25', '2026-12-26', '2026.12.25 - 2026.12.26', '2026.12.25 - 2026.12.26'],
    ['2026-11-28', '2026-12-27', '2026.11.28 - 2026.12.27', '2026.11.28 - 2026.12.27'],
    ['2026-12-31', '2027-01-02', '2026.12.31 - 2027.01.02', '2026.12.31 - 2027.01.02'],
  ])('names the days from %s to %s in each language (CAT-024, CAT-025, D-35)', (first, last, chinese, english) => {
    const [from, to] = [first, last].map((day) => Date.parse(`${day}T19:30:00+08:00`))
    expect(displayShowTime(from ?? 0, to ?? 0)).toBe(chinese)
    expect(displayShowTime(from ?? 0, to ?? 0, 480, 'zh-MO')).toBe(chinese)
    expect(displayShowTime(from ?? 0, to ?? 0, 480, 'en-US')).toBe(english)
  })

  it('names a month in each language', () => {
    expect([monthText('2026-12', 'zh-CN'), monthText('2026-12', 'en-US')]).toEqual(['2026.12', 'Dec 2026'])
  })

  it('names a session in each language', () => {
    const at = Date.parse('2026-12-05T19:30:00+08:00')
    expect(sessionTimeText(at, 'zh-CN')).toBe('2026.12.05 周六 19:30')
    expect(sessionTimeText(at, 'zh-MO')).toBe('2026.12.05 週六 19:30')
    expect(sessionTimeText(at, 'en-US')).toBe('Sat, Dec 5, 2026 19:30')
  })

  it('follows the offset of the venue, across midnight', () => {
    const at = Date.parse('2026-12-05T23:30:00+08:00')
    expect(sessionTimeText(at, 'en-US', 540)).toBe('Sun, Dec 6, 2026 00:30')
    expect(sessionTimeText(at, 'en-US', -300)).toBe('Sat, Dec 5, 2026 10:30')
  })

  it('shows one date for one day and a range for several (CAT-024, CAT-025)', () => {
    const day = Date.parse('2026-12-05T14:00:00+08:00')
    expect(displayShowTime(day, day + 5 * 3_600_000)).toBe('2026.12.05')
    expect(displayShowTime(day, day + 48 * 3_600_000)).toBe('2026.12.05 - 2026.12.07')
  })

  it('counts the days of a show on the clock of its venue (CAT-024, CAT-025)', () => {
    const evening = Date.parse('2026-12-05T22:30:00+08:00')
    const night = Date.parse('2026-12-05T23:30:00+08:00')
    expect(displayShowTime(evening, night)).toBe('2026.12.05')
    expect(displayShowTime(evening, night, 540)).toBe('2026.12.05 - 2026.12.06')
    expect(displayShowTime(night, night + 3_600_000)).toBe('2026.12.05 - 2026.12.06')
    expect(displayShowTime(night, night + 3_600_000, 540)).toBe('2026.12.06')
  })
})

describe('weeks', () => {
  it('start on the Monday that is at most six days back, at midnight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        fc.integer({ min: -720, max: 840 }),
        (at, utcOffset) => {
          const moment = venueTime(at, utcOffset)
          const start = startOfWeek(moment)
          expect(start.day()).toBe(1)
          expect(start.format('HH:mm:ss')).toBe('00:00:00')
          expect(moment.diff(start, 'day')).toBeLessThan(7)
          expect(moment.isBefore(start)).toBe(false)
        },
      ),
    )
  })
})

describe('date presets on Saturday 2026-11-21', () => {
  it.each([
    ['oneWeek', '2026-11-21', '2026-11-27', 'CAT-090'],
    ['oneMonth', '2026-11-21', '2026-12-20', 'CAT-091'],
    ['nextTwoWeeks', '2026-11-21', '2026-12-04', 'CAT-092'],
    ['last30Days', '2026-10-23', '2026-11-21', 'CAT-093'],
    ['thisWeek', '2026-11-16', '2026-11-22', 'CAT-094'],
    ['nextWeek', '2026-11-23', '2026-11-29', 'CAT-095'],
  ] as const)('%s runs from %s to %s (%s)', (preset, startDate, endDate, _row) => {
    expect(dateRangeOf(preset, SATURDAY)).toEqual({ startDate, endDate })
  })

  it('include today, and the rest of the weekend', () => {
    const onDay = (day: string) => Date.parse(`${day}T12:00:00+08:00`)
    expect(dateRangeOf('today', SATURDAY)).toEqual({ startDate: '2026-11-21', endDate: '2026-11-21' })
    const weekend = { startDate: '2026-11-21', endDate: '2026-11-22' }
    for (const day of ['2026-11-16', '2026-11-20', '2026-11-21'])
      expect(dateRangeOf('weekend', onDay(day))).toEqual(weekend)
    expect(dateRangeOf('weekend', onDay('2026-11-22'))).toEqual({ ...weekend, startDate: '2026-11-22' })
  })

  it('uses the day of the venue, not of the device', () => {
    const lateEvening = Date.parse('2026-11-21T23:30:00+08:00')
    expect(dateRangeOf('oneWeek', lateEvening, 540).startDate).toBe('2026-11-22')
  })
})

describe('the next sale', () => {
  const hours = (count: number) => SATURDAY + count * 3_600_000

  it('shows sold out first (CAT-057)', () => {
    expect(nextSaleOf({ soldOut: true, latestSaleTime: hours(5) }, SATURDAY, 'zh-CN')).toEqual({ kind: 'soldOut' })
  })

  it('names weekday and time within this week, the date and time later (CAT-058, CAT-059)', () => {
    const tomorrow = nextSaleOf({ soldOut: false, latestSaleTime: hours(26) }, SATURDAY, 'zh-CN')
    expect(tomorrow).toEqual({ kind: 'sale', when: '周日 12:00' })
    const monday = nextSaleOf({ soldOut: false, latestSaleTime: hours(48) }, SATURDAY, 'en-US')
    expect(monday).toEqual({ kind: 'sale', when: 'Nov 23 10:00' })
  })

  it.each([
    ['the last minute of the week', '2026-11-22T23:59:00+08:00', 480, '周日 23:59'],
    ['the first of the next', '2026-11-23T00:00:00+08:00', 480, '11月23日 00:00'],
    ['one that is of the next week at the venue alone', '2026-11-22T23:59:00+08:00', 540, '11月23日 00:59'],
    ['one a week later, on the same day', '2026-11-28T10:00:00+08:00', 480, '11月28日 10:00'],
  ])('names %s by the week of the venue (CAT-058, CAT-059)', (_which, at, utcOffset, when) => {
    const show = { soldOut: false, latestSaleTime: Date.parse(at), utcOffset }
    expect(nextSaleOf(show, SATURDAY, 'zh-CN')).toEqual({ kind: 'sale', when })
  })

  it('shows nothing for a sale that has begun or is unknown', () => {
    expect(nextSaleOf({ soldOut: false, latestSaleTime: SATURDAY }, SATURDAY, 'zh-CN')).toBeNull()
    expect(nextSaleOf({ soldOut: false }, SATURDAY, 'zh-CN')).toBeNull()
  })
})

it.each([
  [0, '00:00'],
  [309, '05:09'],
  [3723, '1:02:03'],
  [-4, '00:00'],
  [59.9, '00:59'],
])('shows %p seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

it.each([
  [59, 0, '00:59'],
  [3723, 0, '1:02:03'],
  [86_400, 1, '0:00:00'],
  [3 * 86_400 + 3596, 3, '0:59:56'],
  [86_400 + 7200, 1, '2:00:00'],
  [-5, 0, '00:00'],
])('%i seconds are %i days and %s', (seconds, days, time) => {
  expect(longDuration(seconds)).toEqual({ days, time })
})
