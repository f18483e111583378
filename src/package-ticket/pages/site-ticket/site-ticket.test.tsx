import { renderPage } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { asTicketBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import SiteTicketPage from './site-ticket'

const inCity = async (siteId: string) => ({ ...(await asTicketBuyer()), params: { siteId } })

describe('the page of the tickets of a city (TICKET-009)', () => {
  describeStates({
    Page: SiteTicketPage,
    route: routes.siteTicket,
    options: () => inCity('BL1106'),
    words: '林屿「星河入梦」',
  })

  it('carries the city’s name, and opens its tickets and its code', async () => {
    const { router } = await renderPage(SiteTicketPage, routes.siteTicket, await inCity('BL1106'))
    await seen('voucher-0')
    await eventually(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('上海'))
    await tap('voucher-0')
    expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path })
    await tap('site-code')
    expect(router.lastMove).toMatchObject({ path: routes.siteCode.path, params: { siteId: 'BL1106' } })
  })

  it('opens the others from a city without tickets', async () => {
    const { router } = await renderPage(SiteTicketPage, routes.siteTicket, await inCity('BL1101'))
    await seenText('这座城市没有未使用的门票')
    await tap(screen.getByRole('button', { name: '查看其他城市' }))
    expect(router.lastMove).toMatchObject({ path: routes.siteList.path })
  })
})
