import { Person } from '@test/other-users/person'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer, paidOrder, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import type { TestApp } from '@test/test-app'
import { TransferShop } from '@test/transfer-shop'
import { createOrder } from '@/contracts/order/create-order'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { themePalette } from '@/domain/theme-palette'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import TicketDetailPage from './ticket-detail-new'

async function ticketsOf(qty: number) {
  const signedInAs = newBuyer()
  const { orderId } = await paidOrder(signedInAs, qty)
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const { data } = await gateway.call(listVouchers, { offset: 0, length: 20 }, { as })
  return { signedInAs, orderId, params: { id: data?.list[0]?.voucherId ?? '' } }
}

/** Somebody with tickets that can be sent. */
async function sender(qty = 2) {
  const phones = { sender: newBuyer(), recipient: newBuyer() }
  const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, qty, await theGateway(), phones)
  return { at, options: { signedInAs: phones.sender, params: { id: at.voucherId } } }
}

describe('the ticket page (TICKET-003)', () => {
  describeStates({
    Page: TicketDetailPage,
    route: routes.ticketDetail,
    options: () => ticketsOf(1),
    words: '自由入座',
  })

  it('shows a code for the gate, and another one when asked', async () => {
    const { network } = await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(1))
    await seen('ticket-qr')
    await seenText('秒后自动刷新')
    const asked = () => network.sent.filter((call) => call.includes('code')).length
    const before = asked()
    await tap('refresh-code')
    await eventually(() => expect(asked()).toBe(before + 1))
    await seen('ticket-qr')
  })

  it('turns over the tickets of an order, and stops at both ends', async () => {
    await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(3))
    await seenText('1 / 3')
    expect(byId('previous-ticket').hasAttribute('disabled')).toBe(true)
    await tap('next-ticket')
    await tap('next-ticket')
    await seenText('3 / 3')
    expect(byId('next-ticket').hasAttribute('disabled')).toBe(true)
  })

  it('is white for the gate in the dark too, with dark words and buttons on it', async () => {
    const prepare = ({ app }: TestApp) => app.theme.choose('dark')
    await renderPage(TicketDetailPage, routes.ticketDetail, { ...(await ticketsOf(3)), prepare })
    await seenText('1 / 3')
    const [frame, card, more] = document.querySelectorAll<HTMLElement>('[style*="--text"]')
    expect(more).toBeUndefined()
    expect(frame?.style.getPropertyValue('--text')).toBe(themePalette('dark').text)
    expect(card?.style.getPropertyValue('--text')).toBe(themePalette('light').text)
    expect(card?.contains(byId('next-ticket'))).toBe(true)
  })

  it('says through which doors one comes to seats that were picked, and nothing of doors else (TICKET-020)', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const buyer = await Person.join(gateway, signedInAs)
    const { orderId } = await buyer.ask(createOrder, await buyer.offered(await buyer.wishForSeat()))
    await settle(orderId)
    const id = await buyer.voucherOf(orderId)
    const seated = await renderPage(TicketDetailPage, routes.ticketDetail, { signedInAs, params: { id } })
    await seenText('入口正门')
    seated.close()
    await renderPage(TicketDetailPage, routes.ticketDetail, await ticketsOf(1))
    await seenText('座位自由入座')
    expect(document.body.textContent).not.toContain('入口')
  })

  it('leads to its order', async () => {
    const { orderId, ...options } = await ticketsOf(1)
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seenText('查看订单')
    document.querySelectorAll<HTMLElement>('button').forEach((button) => {
      if (button.textContent?.includes('查看订单')) button.click()
    })
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId } }),
    )
  })

  it('leads to sending its tickets before any of them was sent', async () => {
    const { at, options } = await sender()
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seen('ticket-qr')
    await tap('send-tickets')
    expect(router.lastMove).toMatchObject({ path: routes.sendMineTicket.path, params: { voucherId: at.voucherId } })
  })

  it('calls sending them what the merchant calls it (TRANSFER-028)', async () => {
    const { options } = await sender()
    const usual = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    expect((await seen('send-tickets')).textContent).toBe('转赠')
    usual.close()
    await changeShop({ merchant: 'full', config: { contentSettingInfos: [{ source: '转赠', target: '分享' }] } })
    await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await eventually(() => expect(byId('send-tickets').textContent).toBe('分享'))
    await changeShop({ merchant: 'full', config: {} })
  })

  it('leads to sending its tickets, and has no code for one that is on its way (TRANSFER-002, TRANSFER-008)', async () => {
    const { at, options } = await sender()
    await at.sent()
    const { router } = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seenText('暂不能入场')
    expect(document.getElementById('ticket-qr')).toBeNull()
    await tap('next-ticket')
    await seen('ticket-qr')
    expect(byId('send-tickets').textContent).toContain('转赠中')
    await tap('send-tickets')
    expect(router.lastMove).toMatchObject({
      path: routes.sendMineTicket.path,
      params: { voucherId: at.voucherId },
    })
  })

  it('says that all of it was sent, and whose a received ticket was (TRANSFER-009, TRANSFER-016)', async () => {
    const { at, options } = await sender(1)
    const { transferCode } = await at.sent()
    const { data } = await at.accept(transferCode)
    const first = await renderPage(TicketDetailPage, routes.ticketDetail, options)
    await seenText('门票已全部转赠')
    first.close()
    await renderPage(TicketDetailPage, routes.ticketDetail, {
      signedInAs: at.phones.recipient,
      params: { id: data?.voucherIds[0] ?? '' },
    })
    await seenText('朋友转赠')
    await seen('ticket-qr')
    expect(document.getElementById('send-tickets')).toBeNull()
    expect(document.body.textContent).not.toContain('查看订单')
  })

  it('shows nobody a ticket of somebody else', async () => {
    const { params } = await ticketsOf(1)
    await renderPage(TicketDetailPage, routes.ticketDetail, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
    expect(document.getElementById('ticket-qr')).toBeNull()
  })
})
