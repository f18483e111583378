import { orderWithGoods } from '@test/add-ons'
import { firstSku } from '@test/goods-buyer'
import { renderPage, theGateway } from '@test/render-page'
import { byId, seen, seenText, tap } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import { screen } from '@testing-library/react'
import { getOrder } from '@/contracts/order/get-order'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import RefundOrdersPage from '../refund-orders/refund-orders'
import RefundOrderTicketsPage from './refund-order-tickets'

/** A paid order of two tickets of 120 yuan and a mug of 59. */
async function boughtWithMug() {
  const signedInAs = newBuyer()
  const shop = await theGateway()
  const addOns = [{ skuId: await firstSku(shop, '马克杯'), qty: 1 }]
  const as = await shop.signIn(signedInAs)
  const orderId = await orderWithGoods(shop, as, { showId: NAMED_SHOWS.sensitive, qty: 2, addOns })
  await settle(orderId)
  return { signedInAs, params: { orderId } }
}

describe('goods that were bought along with tickets (decision 77)', () => {
  it('appear separately among the refundable items', async () => {
    const options = await boughtWithMug()
    const { orderId } = options.params
    const { router } = await renderPage(RefundOrdersPage, routes.refundOrders, options)
    await seen(`session-${orderId}`)
    expect(byId(`session-${orderId}`).textContent).toBe('商品1 件可退')
    await tap(`session-${orderId}`)
    expect(router.lastMove?.params).toEqual({ orderId, sessionId: orderId })
  })

  it('return with tickets or separately, under their own name', async () => {
    const options = await boughtWithMug()
    const { gateway } = await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, options)
    await seen('refund-submit')
    const [ticket, , mug] = screen.getAllByRole('checkbox') as [HTMLElement, HTMLElement, HTMLElement]
    expect(document.body.textContent?.match(/本场还可退/g)).toHaveLength(1)
    expect(document.body.textContent).toContain('请选择要退的票或商品')
    await tap(ticket)
    await seenText('票款（1 张）¥120')
    await tap(mug)
    await seenText('所退金额（2 件）¥179退票手续费¥0预计退款¥179')
    await tap(ticket)
    await seenText('所退金额（1 件）¥59')
    await tap(screen.getByText('行程有变'))
    await tap('refund-submit')
    await seenText('确定退回所选的 1 件，退款 ¥59 吗？')
    await tap('dialog-confirm')
    await seenText('退票申请已提交')
    const as = await gateway.signIn(options.signedInAs)
    const { data: order } = await gateway.call(getOrder, { ...options.params, fromPage: 'T' }, { as })
    expect(order?.refundSummary).toMatchObject({ refundState: 'APPLYING', refundAmount: { yuanNum: '59' } })
    expect(order?.shows[0]?.sessions[0]?.tickets.map(({ ticketState }) => ticketState)).toEqual(['UNUSED', 'UNUSED'])
  })
})
