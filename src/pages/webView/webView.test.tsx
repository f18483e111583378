import { renderPage } from '@test/render-page'
import { eventually, seenText } from '@test/screen'
import { act } from '@testing-library/react'
import { routes } from '@/routes'
import WebViewPage from './webView'

const ORIGIN = 'https://www.sobot.com'
const open = (url: string) => renderPage(WebViewPage, routes.webView, { params: { url } })

/** A page posts something: that of the frame, or another window. */
async function post(data: unknown, { origin = ORIGIN, isOfFrame = true } = {}): Promise<void> {
  const source = isOfFrame ? (document.querySelector('iframe')?.contentWindow ?? null) : window
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

describe('an external page', () => {
  it('shows an allowed host in a frame (SHELL-070)', async () => {
    await open(`${ORIGIN}/chat?a=1`)
    const frame = document.querySelector('iframe')
    expect(frame?.src).toBe(`${ORIGIN}/chat?a=1`)
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  it.each(['https://evil.example', 'javascript:alert(1)', ''])('rejects %j', async (url) => {
    await open(url)
    await seenText('该页面无法查看')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('opens a page of the app on request', async () => {
    const { router } = await open(`${ORIGIN}/chat`)
    await post({ action: 'open', path: '/content/abc?siteId=1' })
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.showDetail.path, params: { showId: 'abc', siteId: '1' } }),
    )
  })

  it('may navigate back', async () => {
    const { router } = await open(`${ORIGIN}/chat`)
    await post({ action: 'back' })
    await eventually(() => expect(router.stack()).toEqual(['pages/list/list']))
  })

  it('may set its share content', async () => {
    const { sharing } = await open(`${ORIGIN}/chat`)
    await post({ action: 'share', title: '星河入梦', imageUrl: 'https://a.example/1.png' })
    await eventually(() =>
      expect(sharing.menu.at(-1)).toMatchObject({ title: '星河入梦', imageUrl: 'https://a.example/1.png' }),
    )
  })

  it.each([
    ['from another place', { action: 'back' }, { origin: 'https://evil.example' }],
    ['from another window', { action: 'back' }, { isOfFrame: false }],
    ['that means nothing', { action: 'pay' }, {}],
    ['that leads elsewhere', { action: 'open', path: '//evil.example' }, {}],
  ])('ignores a message %s', async (_name, message, from) => {
    const { router } = await open(`${ORIGIN}/chat`)
    await post(message, from)
    expect(router.moves).toEqual([])
  })
})
