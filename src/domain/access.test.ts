import fc from 'fast-check'
import { isPublicPath } from './access'

describe('which calls need no token', () => {
  it.each([
    ['/gateway/show/pub/v5/show/1/static', true],
    ['/gateway/trade/buyer/v3/order', false],
    ['/gateway/trade/publisher/v3/order', false],
    ['/buyerapi/buyer/agreement/pub/v3', true],
    ['/gateway/home/v5/shop/configs?x=1', true],
    ['/gateway/home/v1/copywriting/config', true],
    ['/elsewhere/private', true],
    ['/gateway/user/buyer/v3/profile?next=/pub/', false],
  ])('%s: %p (NET-036, NET-037)', (path, expected) => {
    expect(isPublicPath(path)).toBe(expected)
  })

  it('match the rule for any path', () => {
    const segment = fc.constantFrom('pub', 'buyer', 'v3', 'public', 'shop', 'configs', 'copywriting', 'config', 'x')
    const base = fc.constantFrom('/gateway/', '/buyerapi/', '/other/', '/')
    fc.assert(
      fc.property(base, fc.array(segment, { minLength: 1, maxLength: 6 }), (root, segments) => {
        const path = root + segments.join('/')
        const isOurs = /^\/(gateway|buyerapi)\//.test(path)
        const isConfig = /\/shop\/configs$|\/copywriting\/config$/.test(path)
        const hasPub = /\/pub(\/|$)/.test(path)
        expect(isPublicPath(path)).toBe(!isOurs || isConfig || hasPub)
      }),
    )
  })
})
