import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { asTicketBuyer, newBuyer, paidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { TransferShop } from '@test/transfer-shop'
import { act, screen } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import TicketHolderPage from './ticket-holder'

describe('the ticket wallet (TICKET-001)', () => {
  describeStates({
    Page: TicketHolderPage,
    route: routes.ticketHolder,
    options: asTicketBuyer,
    words: '林屿「星河入梦」',
  })

  it('asks a visitor to log in, and shows what the merchant lays out for the page (SHELL-134)', async () => {
    const { router, network } = await renderPage(TicketHolderPage, routes.ticketHolder)
    screen.getByRole('button', { name: /登录/ }).click()
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
    expect(network.sent.filter((call) => call.includes('voucher'))).toEqual([])
    await eventually(() => expect(document.querySelector('[id^="block-layout-TICKET_HOLDER-"]')).not.toBeNull())
  })

  it('leads a user without tickets to the shows', async () => {
    const { router } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs: newBuyer() })
    await seenText('还没有票券')
    screen.getByRole('button').click()
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path }))
  })

  it('leads to past tickets and to tickets by city', async () => {
    const { router } = await renderPage(TicketHolderPage, routes.ticketHolder, await asTicketBuyer())
    await tap('to-history')
    expect(router.lastMove).toMatchObject({ path: routes.historyTicket.path })
    await tap('to-sites')
    expect(router.lastMove).toMatchObject({ path: routes.siteList.path })
  })

  it('shows reserved times among the tickets, under their days (TICKET-001, TICKET-026)', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    const id = await person.reservation()
    const { router } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs })
    expect((await seen('voucher-0')).textContent).toContain('1 人 · 预约')
    await seenText('明天 · 11月21日 周六')
    await tap('voucher-0')
    expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path, params: { id, isReserved: '1' } })
  })

  it('opens a ticket', async () => {
    const signedInAs = newBuyer()
    await paidOrder(signedInAs)
    const { router } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs })
    await tap('voucher-0')
    expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path })
  })

  it('marks tickets that are on their way to somebody (TRANSFER-008)', async () => {
    const phones = { sender: newBuyer(), recipient: newBuyer() }
    const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 2, await theGateway(), phones)
    await at.sent()
    await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs: phones.sender })
    expect((await seen('voucher-0')).textContent).toContain('2 张 · 转赠中')
  })

  it('shows in flight mode the tickets of yesterday, says since when, and is fresh again when the network is back (TICKET-022, TICKET-029)', async () => {
    const signedInAs = newBuyer()
    await paidOrder(signedInAs)
    const { network, system, gateway, show } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs })
    expect((await seen('voucher-0')).textContent).toContain('林屿「星河入梦」')
    expect(document.getElementById('cached-notice')).toBeNull()
    network.isOnline = false
    gateway.clock.advance(24 * 3_600_000)
    await show()
    await seen('cached-notice')
    expect((await seen('voucher-0')).textContent).toContain('林屿「星河入梦」')
    expect(byId('cached-notice').textContent).toContain('2026.11.20')
    network.isOnline = true
    gateway.clock.advance(-24 * 3_600_000)
    act(() => system.network(true))
    await eventually(() => expect(document.getElementById('cached-notice')).toBeNull())
  })

  it('forgets the tickets when the user logs out', async () => {
    const signedInAs = newBuyer()
    await paidOrder(signedInAs)
    const { app, storage } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs })
    expect((await seen('voucher-0')).textContent).toContain('林屿「星河入梦」')
    expect(storage.get('ticket-cache:voucher/page_list')).not.toBeNull()
    act(() => app.session.signOut())
    expect(storage.get('ticket-cache:voucher/page_list')).toBeNull()
    expect(document.getElementById('voucher-0')).toBeNull()
  })

  it('shows a ticket that was bought while another page was open', async () => {
    const signedInAs = newBuyer()
    const { show } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs })
    await seenText('还没有票券')
    await paidOrder(signedInAs)
    await show()
    expect((await seen('voucher-0')).textContent).toContain('林屿「星河入梦」')
  })
})
