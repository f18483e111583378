import { slotTimeText } from './session-time'

describe('a time that can be reserved', () => {
  it.each([
    ['zh-CN', '2026.12.05 周六 10:00–11:30'],
    ['zh-MO', '2026.12.05 週六 10:00–11:30'],
    ['en-US', 'Sat, Dec 5, 2026 10:00–11:30'],
  ] as const)('is written like a session in %s (RESERVE-004)', (locale, words) => {
    expect(slotTimeText({ date: '2026-12-05', begin: '10:00', end: '11:30' }, locale)).toBe(words)
  })
})
