import { isPastDay } from './birthday'

const NOW = new Date(2026, 5, 15, 12).getTime()

describe('a birthday', () => {
  it.each([
    ['2000-02-29', true],
    ['2001-02-29', false],
    ['2026-06-15', true],
    ['2026-06-16', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2000-13-01', false],
    ['', false],
  ])('%j can be one: %j', (day, can) => {
    expect(isPastDay(day, NOW)).toBe(can)
  })
})
