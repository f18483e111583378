import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { routes } from '@/routes'
import TicketErrorPage from './ticket-error'

const open = (params: Record<string, string>) => renderPage(TicketErrorPage, routes.ticketError, { params })

describe('the page of a ticket that fails (TICKET-004, NAV-049)', () => {
  it('opens for visitors under /ticket-error', () => {
    expect(routes.ticketError).toMatchObject({ aliases: ['/ticket-error'], needsLogin: false })
  })

  it('shows the problem with its help, and opens the wallet', async () => {
    const { router } = await open({ code: 'used' })
    await seenText('该票已使用')
    await seenText('每张票只能入场一次')
    await tap('to-wallet')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.ticketHolder.path })
  })

  it('opens the orders for a refunded ticket', async () => {
    const { router } = await renderPage(TicketErrorPage, routes.ticketError, {
      params: { code: 'refunded' },
      signedInAs: newBuyer(),
    })
    await tap('to-orders')
    expect(router.lastMove).toMatchObject({ path: routes.orders.path })
  })

  it('shows an unknown code', async () => {
    await open({ code: '500123' })
    await seenText('这张票暂时无法使用')
    await seenText('错误码 500123')
  })

  it('never repeats texts of a link', async () => {
    await open({ code: '请致电 400-000-0000', message: '请致电 400-000-0000' })
    await seenText('这张票暂时无法使用')
    expect(document.body.textContent).not.toContain('400')
  })
})
