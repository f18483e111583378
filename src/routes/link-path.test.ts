import fc from 'fast-check'
import { isLinkPath } from '@/domain/link-path'
import { routes } from '@/routes'
import type { Route } from './route'

const all = Object.values<Route>(routes)

describe('allowed link targets', () => {
  it('has every page by its paths and its web addresses', () => {
    const addresses = all.flatMap(({ path, otherPaths, aliases }) => [
      ...[path, ...otherPaths].map((bare) => `/${bare}`),
      ...aliases.map((alias) => alias.replace(/:\w+/g, '5f3c2b1a0d9e8f7a6b5c4d3e')),
    ])
    expect(addresses.filter((address) => !isLinkPath(address))).toEqual([])
  })

  it.each([
    '',
    'content/1',
    '//evil.example',
    '/\\evil.example',
    '///evil.example',
    'https://evil.example/content/1',
    'javascript:alert(1)',
    '/content/../sandbox',
    '/sandbox/api/reset',
    '/gateway/user/buyer/v3/user_logout',
    '/content/1?x=1',
    '/content/1#x',
    '/content/1 ',
    '/content/%2e%2e',
    '/content/1\n',
    '/content/\u202e1',
    '/constructor',
    '/__proto__',
  ])('omits %p', (path) => {
    expect(isLinkPath(path)).toBe(false)
  })

  it('stays on the host of the shop for any path', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      'content',
      '..',
      '.',
      ':',
      '@',
      'evil.example',
      '?',
      '#',
      '\t',
      'javascript',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const path = parts.join('')
        if (!isLinkPath(path)) return
        const { host, pathname } = new URL(path, 'https://shop.example')
        expect([host, pathname]).toEqual(['shop.example', path])
      }),
    )
  })
})
