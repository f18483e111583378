import { isAllowedReturn } from './return-address'

const OWN = 'https://shop.example:8443'

describe('the way back from the cashier', () => {
  it.each([`${OWN}/#/order`, 'http://localhost:10086/pay?x=1', 'http://127.0.0.1/'])('may be %s', (target) => {
    expect(isAllowedReturn(target, OWN)).toBe(true)
  })

  it.each([
    'javascript://localhost/%0aalert(1)',
    'data://localhost/text/html,x',
    'ftp://localhost/',
    'https://shop.example/',
    'https://shop.example:8443@evil.example/',
    'https://localhost.evil.example/',
    '//localhost/',
    '',
  ])('is never %s', (target) => {
    expect(isAllowedReturn(target, OWN)).toBe(false)
  })
})
