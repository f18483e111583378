import { seatText } from './seat-text'

const SEAT = {
  zone: { 'zh-CN': '池座圆桌', 'zh-MO': '池座圓桌', 'en-US': 'Tables' },
  row: { 'zh-CN': '5号桌', 'zh-MO': '5號桌', 'en-US': 'Table 5' },
  no: '1',
}

describe('a picked seat on orders, tickets, refunds and transfers (TICKET-019)', () => {
  it.each([
    ['zh-CN', '池座圆桌 5号桌 1座'],
    ['zh-MO', '池座圓桌 5號桌 1座'],
    ['en-US', 'Tables, Table 5, seat 1'],
  ] as const)('prints its name in %s as of the selection', (locale, words) => {
    expect(seatText({ seat: SEAT }, locale)).toBe(words)
  })

  it('prints nothing for seats that are not picked or have no name', () => {
    const nothing = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }
    expect(seatText({ seat: null }, 'zh-CN')).toBe('')
    expect(seatText({ seat: { zone: nothing, row: nothing, no: '' } }, 'en-US')).toBe('')
  })
})
