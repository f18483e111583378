import { renderPage } from '@test/render-page'
import { seen, seenText, tap } from '@test/screen'
import { asTicketBuyer, newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import SiteListPage from './site-list'

describe('the page of cities with tickets (TICKET-008)', () => {
  describeStates({ Page: SiteListPage, route: routes.siteList, options: asTicketBuyer, words: '上海' })

  it('counts the tickets of a city, and opens them', async () => {
    const { router } = await renderPage(SiteListPage, routes.siteList, await asTicketBuyer())
    expect((await seen('site-0')).textContent).toBe('上海1 份')
    await tap('site-0')
    expect(router.lastMove).toMatchObject({ path: routes.siteTicket.path, params: { siteId: 'BL1106' } })
  })

  it('links a user without tickets to the shows', async () => {
    const { router } = await renderPage(SiteListPage, routes.siteList, { signedInAs: newBuyer() })
    await seenText('没有未使用的门票')
    await tap(screen.getByRole('button', { name: '去看看演出' }))
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
  })
})
