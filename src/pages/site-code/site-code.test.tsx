import { renderPage, theGateway } from '@test/render-page'
import { eventually, pass, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import SiteCodePage from './site-code'

const BEIJING = { siteId: 'BL1101' }
const requested = (sent: readonly string[]) => sent.filter((call) => call.includes('/code')).length

describe('the page of the code of a city (TICKET-018)', () => {
  describeStates({ Page: SiteCodePage, route: routes.siteCode, options: () => ({ params: BEIJING }), words: '北京' })

  it('shows the code to visitors, with the city it is of', async () => {
    await renderPage(SiteCodePage, routes.siteCode, { params: BEIJING })
    expect((await seen('site-qr')).getAttribute('aria-label')).toBe('北京的二维码')
    expect(routes.siteCode.needsLogin).toBe(false)
  })

  it('falls back to the user’s city when the link names none', async () => {
    await renderPage(SiteCodePage, routes.siteCode)
    await seenText('上海')
  })

  it('fetches another code when one expires, and shows its expiry', async () => {
    const { network } = await renderPage(SiteCodePage, routes.siteCode, { params: BEIJING })
    await seenText('更新倒计时')
    const before = requested(network.sent)
    const { clock } = await theGateway()
    clock.advance(10 * 60_000)
    await pass(2000)
    await eventually(() => expect(requested(network.sent)).toBe(before + 1))
    clock.advance(-10 * 60_000)
  })

  it('opens the shows of the city', async () => {
    const { router } = await renderPage(SiteCodePage, routes.siteCode, { params: BEIJING })
    await seen('site-qr')
    await tap('to-shows')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
  })
})
