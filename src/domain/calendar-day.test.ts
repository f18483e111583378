import { isCalendarDay } from './calendar-day'

describe('a day of the calendar', () => {
  it.each(['2026-11-26', '2024-02-29', '1900-01-01', '2026-12-31'])('accepts %s', (text) => {
    expect(isCalendarDay(text)).toBe(true)
  })

  it.each([
    '2026-13-01',
    '2026-02-30',
    '2025-02-29',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '',
    'today',
    '2026-11-26T00:00',
  ])('rejects %p', (text) => {
    expect(isCalendarDay(text)).toBe(false)
  })
})
