import fc from 'fast-check'
import { isOpenable, isRegistrable } from './web-address'

const places = { ownOrigin: 'http://127.0.0.1:8787', hosts: ['sobot.com', 'encore.example'] }

describe('an address inside the app', () => {
  it.each([
    'http://127.0.0.1:8787/sandbox/service',
    'http://127.0.0.1:8787',
    'https://sobot.com',
    'https://www.sobot.com/chat?x=1',
    'https://encore.example:8443/a',
    'HTTPS://WWW.SOBOT.COM/',
  ])('may be %s', (address) => {
    expect(isOpenable(address, places)).toBe(true)
  })

  it.each([
    '',
    'http://sobot.com',
    'https://sobot.com.evil.example',
    'https://evilsobot.com',
    'https://sobot.com@evil.example/',
    'https://evil.example/https://sobot.com',
    'https://evil.example#sobot.com',
    'https://sobot.com\\@evil.example',
    ' https://sobot.com',
    'javascript:alert(1)//https://sobot.com',
    'data:text/html,x',
    '//sobot.com',
    'http://127.0.0.1:8787.evil.example/',
    'http://127.0.0.1:87870/',
  ])('may not be %s', (address) => {
    expect(isOpenable(address, places)).toBe(false)
  })

  it('rejects every other host, as browsers read addresses', () => {
    const part = fc.constantFrom(
      'https://',
      'http://',
      'sobot.com',
      'evil.example',
      '@',
      '/',
      '.',
      ':',
      '#',
      '?',
      '\\',
      'javascript:',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
        const address = parts.join('')
        if (!isOpenable(address, places)) return
        const { protocol, hostname } = new URL(address)
        expect(protocol).toBe('https:')
        expect(places.hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('an address in a vendor’s web view', () => {
  it.each([
    ['https://tours.showtime.cn/a', true],
    ['https://notsobot.com/', true],
    ['https://www.sobot.com/chat?a=1', false],
    ['https://beian.miit.gov.cn/#/Integrated/index', false],
  ])('opens if a merchant can register its host: %s', (address, isOpened) => {
    expect(isRegistrable(address)).toBe(isOpened)
  })
})
