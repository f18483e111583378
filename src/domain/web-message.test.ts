import fc from 'fast-check'
import { webMessagesOf } from './web-message'

describe('the requests of an embedded page', () => {
  it.each([
    [{ action: 'back' }, [{ action: 'back' }]],
    [{ action: 'open', path: '/content/1?siteId=2' }, [{ action: 'open', path: '/content/1?siteId=2' }]],
    [{ action: 'open', path: '//evil.example' }, []],
    [{ action: 'open', path: '/\\evil.example' }, []],
    [{ action: 'open', path: '/\t/evil.example' }, []],
    [{ action: 'open', path: 'https://evil.example' }, []],
    [{ action: 'open', path: 'javascript:alert(1)' }, []],
    [{ action: 'open' }, []],
    [
      { action: 'share', title: '星河入梦', imageUrl: 'https://a.example/1.png' },
      [{ action: 'share', title: '星河入梦', imageUrl: 'https://a.example/1.png' }],
    ],
    [{ action: 'share', title: 'a', imageUrl: 'data:x' }, [{ action: 'share', title: 'a', imageUrl: '' }]],
    [{ action: 'share', title: '' }, []],
    [[{ action: 'back' }, { action: 'pay' }, null], [{ action: 'back' }]],
    ['{"action":"back"}', []],
    [undefined, []],
  ])('%j: %j', (posted, wanted) => {
    expect(webMessagesOf(posted)).toEqual(wanted)
  })

  it('accepts an address with a provider token and a bounded text (A-SEAT-5)', () => {
    const path = `/order/confirm?thirdPartySeatToken=${'t'.repeat(2000)}`
    expect(webMessagesOf({ action: 'open', path })).toEqual([{ action: 'open', path }])
    expect(webMessagesOf({ action: 'open', path: `/${'t'.repeat(3000)}` })).toEqual([])
    expect(webMessagesOf({ action: 'share', title: 't'.repeat(501) })).toEqual([])
  })

  it('rejects every other message', () => {
    fc.assert(
      fc.property(fc.anything(), (posted) => {
        for (const message of webMessagesOf(posted)) {
          expect(['back', 'open', 'share']).toContain(message.action)
          if (message.action === 'open') expect(message.path).toMatch(/^\/(?!\/)/)
        }
      }),
    )
  })
})
