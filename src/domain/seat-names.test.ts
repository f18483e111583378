import { seatNames } from './seat-names'

const seat = (no: string, rowName = '9排', zoneName = 'C3 区') => ({ zoneName, rowName, no })

describe('seatNames', () => {
  it('names zone and row once, in every language', () => {
    expect(seatNames([seat('6'), seat('7')], 'zh-CN')).toBe('C3 区 9排 6、7座')
    expect(seatNames([seat('6'), seat('7')], 'zh-MO')).toBe('C3 区 9排 6、7座')
    expect(seatNames([seat('6', 'Row 9', 'C3'), seat('7', 'Row 9', 'C3')], 'en-US')).toBe('C3, Row 9, seats 6, 7')
    expect(seatNames([seat('6', 'Row 9', 'C3')], 'en-US')).toBe('C3, Row 9, seat 6')
  })

  it('separates rows', () => {
    expect(seatNames([seat('6'), seat('1', '10排'), seat('7')], 'zh-CN')).toBe('C3 区 9排 6、7座 · C3 区 10排 1座')
  })

  it('returns nothing without seats', () => {
    expect(seatNames([], 'zh-CN')).toBe('')
  })
})
