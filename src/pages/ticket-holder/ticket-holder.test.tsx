import { changeAnswers } from '@test/changed-answers'
import { voucherAt } from '@test/other-users/past-voucher'
import { Person } from '@test/other-users/person'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { asTicketBuyer, newBuyer, paidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { TransferShop } from '@test/transfer-shop'
import { act, screen } from '@testing-library/react'
import type { ListVouchersOutput } from '@/contracts/voucher/list-vouchers'
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

  it('prompts a visitor to log in, and shows the merchant’s layout (SHELL-134)', async () => {
    const { router, network } = await renderPage(TicketHolderPage, routes.ticketHolder)
    screen.getByRole('button', { name: /登录/ }).click()
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
    expect(network.sent.filter((call) => call.includes('voucher'))).toEqual([])
    await eventually(() => expect(document.querySelector('[id^="block-layout-TICKET_HOLDER-"]')).not.toBeNull())
  })

  it('opens the shows for a user without tickets', async () => {
    const { router } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs: newBuyer() })
    await seenText('还没有门票')
    screen.getByRole('button', { name: '去看看演出' }).click()
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path }))
  })

  it('links to past tickets, tickets by city and ticket codes', async () => {
    const { router } = await renderPage(TicketHolderPage, routes.ticketHolder, await asTicketBuyer())
    await tap('to-history')
    expect(router.lastMove).toMatchObject({ path: routes.historyTicket.path })
    await tap('to-sites')
    expect(router.lastMove).toMatchObject({ path: routes.siteList.path })
    await tap('to-bind')
    expect(router.lastMove).toMatchObject({ path: routes.bindTicket.path })
  })

  it('shows the buttons that the merchant placed on it, and follows them', async () => {
    const { router } = await renderPage(TicketHolderPage, routes.ticketHolder, await asTicketBuyer())
    expect((await seen('custom-button-0')).textContent).toBe('场馆与交通')
    await tap('custom-button-0')
    expect(router.lastMove).toMatchObject({ path: routes.venueList.path })
  })

  it('opens the next ticket by itself once if the merchant enables it (TICKET-031)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await paidOrder(signedInAs)
    const person = await Person.join(await theGateway(), signedInAs)
    await changeShop({ merchant: 'full', config: { binaryFlags: ['CHANGE_VOUCHER_ROUTER'] } })
    const { router, show } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs })
    await seen('voucher-0')
    const id = await person.voucherOf(orderId)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path, params: { id } }))
    const moves = router.moves.length
    await show()
    await pass(500)
    expect(router.moves).toHaveLength(moves)
    await changeShop({ merchant: 'full', config: {} })
  })

  it('opens nothing by itself if the merchant disables it (TICKET-031)', async () => {
    const { router } = await renderPage(TicketHolderPage, routes.ticketHolder, await asTicketBuyer())
    await seen('voucher-0')
    await pass(500)
    expect(router.moves.filter(({ path }) => path === routes.ticketDetail.path)).toEqual([])
  })

  it('keeps the tickets of the next two days and their codes for a place without a network (TICKET-029)', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    const soon = await voucherAt(person, person.shop.clock.now() + 3_600_000)
    await person.voucher()
    const { network, storage } = await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs })
    await seen('voucher-1')
    await eventually(() => expect(storage.get('ticket-cache:ticket_code')).toHaveLength(1))
    await eventually(() => expect(storage.get('ticket-cache:voucher/:id/detail')).toHaveLength(1))
    const kept = network.sent.filter((call) => /\/(detail|ticket_code)/.test(call))
    expect(kept).toHaveLength(2)
    for (const call of kept) expect(call).toContain(soon)
  })

  it('shows tickets without a name, with the deadline for it (TICKET-028)', async () => {
    const { signedInAs } = await asTicketBuyer()
    await renderPage(TicketHolderPage, routes.ticketHolder, {
      signedInAs,
      prepare: (testApp) =>
        changeAnswers<ListVouchersOutput>(testApp, 'voucher/page_list', (page) => ({
          ...page,
          list: page.list.map((card) => ({
            ...card,
            needRealName: true,
            realNameDeadline: Date.UTC(2026, 10, 25, 12),
          })),
        })),
    })
    await seenText('待补实名，11.25 20:00 截止')
  })

  it.each([
    ['LOCKED', '暂停使用'],
    ['USED', '已入场'],
    ['EXPIRED', '已结束'],
    ['REFUNDED', '已退票'],
    ['TRANSFERRED', '已转赠'],
  ] as const)('marks tickets that are %s (TICKET-001)', async (voucherState, words) => {
    await renderPage(TicketHolderPage, routes.ticketHolder, {
      ...(await asTicketBuyer()),
      prepare: (testApp) =>
        changeAnswers<ListVouchersOutput>(testApp, 'voucher/page_list', (page) => ({
          ...page,
          list: page.list.map((card) => ({ ...card, voucherState })),
        })),
    })
    expect((await seen('voucher-0')).textContent).toContain(words)
    expect((await seen('voucher-0')).textContent).not.toContain('出示门票')
  })

  it('shows the days until a show', async () => {
    await renderPage(TicketHolderPage, routes.ticketHolder, await asTicketBuyer())
    await seenText('12月18日 周五 · 还有 28 天')
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

  it('marks tickets in transfer (TRANSFER-008)', async () => {
    const phones = { sender: newBuyer(), recipient: newBuyer() }
    const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 2, await theGateway(), phones)
    await at.sent()
    await renderPage(TicketHolderPage, routes.ticketHolder, { signedInAs: phones.sender })
    expect((await seen('voucher-0')).textContent).toContain('2 张 · 1 张转赠中')
  })

  it("shows yesterday's tickets offline with their age, and refreshes when the network returns (TICKET-022, TICKET-029)", async () => {
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
    await seenText('还没有门票')
    await paidOrder(signedInAs)
    await show()
    expect((await seen('voucher-0')).textContent).toContain('林屿「星河入梦」')
  })
})
