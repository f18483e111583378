import { renderPage } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { sharedLink } from '@test/shared-link'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShareTicketPage from './share-ticket'

const options = async () => ({ params: { shareId: await sharedLink('TICKET') } })

describe('a ticket that a friend shares (TICKET-015)', () => {
  describeStates({ Page: ShareTicketPage, route: routes.shareTicket, options, words: '星河入梦' })

  it('shows a visitor the holder, and links to the show', async () => {
    const { router } = await renderPage(ShareTicketPage, routes.shareTicket, await options())
    await seenText('Test 有 2 张这场演出的门票')
    expect(document.getElementById('ticket-qr')).toBeNull()
    await tap('see-show')
    expect(router.lastMove).toMatchObject({
      path: routes.showDetail.path,
      params: { showId: NAMED_SHOWS.simpleConcert },
    })
    await tap('shared-home')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.list.path })
  })

  it('opens the app of the merchant from the browser of a phone', async () => {
    const { appLink } = await renderPage(ShareTicketPage, routes.shareTicket, {
      ...(await options()),
      prepare: (app) => {
        app.appLink.hasApp = true
      },
    })
    await seen('open-in-app')
    await tap('open-in-app')
    await seen('shared')
    await eventually(() => expect(appLink.opened[0]).toMatch(/^encore:/))
  })

  it('explains an invalid link', async () => {
    await renderPage(ShareTicketPage, routes.shareTicket, { params: { shareId: 'none' } })
    await seenText('这个分享打不开了')
  })
})
