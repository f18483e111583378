import fc from 'fast-check'
import { isOwnPath } from './own-path'

describe('isOwnPath', () => {
  it.each(['/', '/content/1?siteId=2', '/static/a b.svg', '/order#top'])('accepts %j', (path) => {
    expect(isOwnPath(path)).toBe(true)
  })

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\\evil.example', 'a', ''])(
    'rejects %j',
    (path) => {
      expect(isOwnPath(path)).toBe(false)
    },
  )

  it('accepts no path that the URL parser resolves to another host', () => {
    const signs = fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '\0', 'evil.example', '@', ':', '?', '#')
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 8 }), (parts) => {
        const path = parts.join('')
        const origin = URL.canParse(path, 'https://a.example') && new URL(path, 'https://a.example').origin
        expect([path, isOwnPath(path) ? origin : 'https://a.example']).toEqual([path, 'https://a.example'])
      }),
    )
  })
})
