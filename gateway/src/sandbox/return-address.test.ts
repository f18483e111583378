import fc from 'fast-check'
import { isAllowedReturn } from './return-address'

const OWN = 'https://shop.example'

describe('the way back from a page of the sandbox', () => {
  it.each([`${OWN}/pay-loading?orderId=1`, 'http://localhost:10086/', 'http://127.0.0.1:8787/wxauth'])(
    'may be %s',
    (target) => {
      expect(isAllowedReturn(target, OWN)).toBe(true)
    },
  )

  it.each([
    'javascript://localhost/%0aalert(1)',
    'data://localhost/text',
    'file://localhost/etc/passwd',
    'https://shop.example:8443/',
    'https://localhost.evil.example/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://evil.example@shop.example/',
    'https://evil.example/https://shop.example',
    '//evil.example',
    '/relative',
    '',
  ])('may not be %s', (target) => {
    expect(isAllowedReturn(target, OWN)).toBe(false)
  })

  it('rejects other hosts and scripts, as browsers read them', () => {
    const parts = ['https://', 'http://', 'javascript://', 'shop.example', 'evil.example', 'localhost', '127.0.0.1']
    const part = fc.constantFrom(...parts, '@', ':', '/', '\\', '?', '#', '.', '%0a', '8787', '\t')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (pieces) => {
        const target = pieces.join('')
        if (!isAllowedReturn(target, OWN)) return
        const { protocol, hostname } = new URL(target)
        expect(['http:', 'https:']).toContain(protocol)
        expect(['shop.example', 'localhost', '127.0.0.1']).toContain(hostname)
      }),
      { numRuns: 5000 },
    )
  })
})
