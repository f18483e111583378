import { dateText, dateTimeText, shortTimeText } from './date-text'

const EVENING = Date.parse('2026-12-05T19:30:00+08:00')

describe('a date in words', () => {
  it.each([
    ['zh-CN', '2026.12.05', '2026.12.05 19:30', '12.05 19:30'],
    ['zh-MO', '2026.12.05', '2026.12.05 19:30', '12.05 19:30'],
    ['en-US', 'Dec 5, 2026', 'Dec 5, 2026 19:30', 'Dec 5 19:30'],
  ] as const)('follows the language %s', (locale, day, moment, short) => {
    expect(dateText(EVENING, locale)).toBe(day)
    expect(dateTimeText(EVENING, locale)).toBe(moment)
    expect(shortTimeText(EVENING, locale)).toBe(short)
  })

  it('follows the venue when its clock has another day', () => {
    expect(dateText(EVENING, 'en-US', 14 * 60)).toBe('Dec 6, 2026')
  })
})
