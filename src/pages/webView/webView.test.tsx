import { routes } from '@/routes'
import { renderPage } from '../../../__tests__/support/render-page'
import { seenText } from '../../../__tests__/support/screen'
import WebViewPage from './webView'

const open = (url: string) => renderPage(WebViewPage, routes.webView, { params: { url } })

describe('a page of somebody else', () => {
  it('is shown in a frame of its own where its host is allowed', async () => {
    await open('https://www.sobot.com/chat?a=1')
    const frame = document.querySelector('iframe')
    expect(frame?.src).toBe('https://www.sobot.com/chat?a=1')
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  it.each(['https://evil.example', 'javascript:alert(1)', ''])('is not shown from %j', async (url) => {
    await open(url)
    await seenText('该页面无法查看')
    expect(document.querySelector('iframe')).toBeNull()
  })
})
