import { pickUpOrder } from '@test/buyer'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, seen, seenText, tap } from '@test/screen'
import { asGoodsBuyer } from '@test/screen-goods'
import { newBuyer, paidOrder, settle, unpaidOrder } from '@test/screen-orders'
import { TransferShop } from '@test/transfer-shop'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import OrderDetailPage from './order-detail'

describe('operations after a purchase, on the order page', () => {
  it('offers a refund only when the shop accepts it (REFUND-006, REFUND-007)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs, 1, NAMED_SHOWS.sensitive)
    await settle(orderId)
    const { router, close } = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await tap('operation-REFUND')
    expect(router.lastMove).toMatchObject({ path: routes.refundOrderTickets.path, params: { orderId } })
    close()
    const other = newBuyer()
    const { orderId: fixed } = await paidOrder(other)
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId: fixed }, signedInAs: other })
    await seen('operation-E_TICKET')
    expect(document.getElementById('operation-REFUND')).toBeNull()
  })

  it('links pick-up tickets to their collection code (TICKET-036)', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const { orderId } = await pickUpOrder(gateway, await gateway.signIn(signedInAs), signedInAs)
    await settle(orderId)
    const { router } = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await tap('operation-TICKET_TAKING_CODE')
    const id = expect.stringMatching(/./)
    expect(router.lastMove).toMatchObject({ path: routes.ticketCode.path, params: { id } })
  })

  it('offers sending tickets once they are paid (TRANSFER-002)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await paidOrder(signedInAs)
    const { router, close } = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await tap('operation-TRANSFER')
    expect(router.lastMove).toMatchObject({
      path: routes.sendMineTicket.path,
      params: { voucherId: expect.stringMatching(/\w/) },
    })
    close()
    const other = newBuyer()
    const { orderId: unpaid } = await unpaidOrder(other)
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId: unpaid }, signedInAs: other })
    await seen('operation-TO_BE_PAID')
    expect(document.getElementById('operation-TRANSFER')).toBeNull()
  })

  it('offers exchanging, and links the orders of an exchange (REFUND-006, REFUND-008, REFUND-009)', async () => {
    const signedInAs = newBuyer()
    const { orderId, orderNumber } = await unpaidOrder(signedInAs, 1, NAMED_SHOWS.sensitive)
    await settle(orderId)
    const first = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await tap('operation-REBOOK')
    expect(first.router.lastMove).toMatchObject({ path: routes.rebookTicket.path, params: { orderId } })
    const { gateway } = first
    const as = await gateway.signIn(signedInAs)
    const { data: sessions } = await gateway.call(listRebookSessions, { orderId }, { as })
    const sessionId = sessions?.find(({ available }) => available)?.bizShowSessionId ?? ''
    const { data } = await gateway.call(applyRebook, { orderId, sessionId }, { as })
    const newOrderId = data?.newOrderId ?? ''
    await first.show()
    await tap(`successor-${newOrderId}`)
    expect(first.router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId: newOrderId } })
    expect(document.getElementById('operation-REBOOK')).toBeNull()
    await seenText('已改签')
    first.close()
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId: newOrderId }, signedInAs })
    expect((await seen('predecessor')).textContent).toContain(orderNumber)
    expect(document.getElementById('operation-REBOOK')).toBeNull()
  })

  it('shows that tickets were sent, without their owner (TRANSFER-009)', async () => {
    const phones = { sender: newBuyer(), recipient: newBuyer() }
    const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 2, await theGateway(), phones)
    await at.accept((await at.sent()).transferCode)
    const options = { signedInAs: phones.sender, params: { orderId: at.orderId } }
    await renderPage(OrderDetailPage, routes.orderDetail, options)
    await seenText('已转赠')
  })

  it('opens the facts about an order (ORDER-006)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const { router } = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await tap('about-order')
    expect(router.lastMove).toMatchObject({ path: routes.aboutOrder.path, params: { orderId } })
    expect(document.getElementById('wait-list')).toBeNull()
  })

  it('names the purchase without a show, and omits tickets (ORDER-055)', async () => {
    await renderPage(OrderDetailPage, routes.orderDetail, await asGoodsBuyer('paid'))
    await seenText('马克杯')
    await seenText('数量 2')
    expect(document.body.textContent).not.toContain('配送')
  })

  it('opens customer service about its show, in any state (CS-008)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const requested: string[] = []
    await renderPage(OrderDetailPage, routes.orderDetail, {
      params: { orderId },
      signedInAs,
      prepare: ({ network }) => {
        network.intercept = ({ url }) => {
          if (url.includes('customer_service')) requested.push(url)
          return undefined
        }
      },
    })
    await tap('operation-CONTACT')
    await seen('customer-service-channels')
    await seen('service-TELEPHONE')
    const about = requested.map((url) => new URL(url, 'http://shop.test').searchParams.get('bizShowId'))
    expect(about).toEqual([NAMED_SHOWS.simpleConcert])
  })

  it('opens the show of an ended order, and removes it', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    await sandbox(await theGateway(), `orders/${orderId}/expire`)
    const { router } = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    expect((await seen('operation-DELETE')).className).not.toContain('primary')
    expect(byId('operation-BUY_AGAIN').className).toContain('primary')
    await tap('operation-BUY_AGAIN')
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path })
  })
})
