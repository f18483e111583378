import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { asGoodsBuyer } from '@test/screen-goods'
import { asTicketBuyer, newBuyer, paidOrder, unpaidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { listOrders } from '@/contracts/order/list-orders'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import OrdersPage from './orders'

describe('the order list', () => {
  describeStates({
    Page: OrdersPage,
    route: routes.orders,
    options: asTicketBuyer,
    words: '林屿「星河入梦」',
  })

  it('shows an order with its state, and opens it', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const { router } = await renderPage(OrdersPage, routes.orders, { signedInAs })
    await seenText('待支付')
    await tap('order-0')
    expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId } })
  })

  it('shows the time left of an unpaid order, and no payment once it has ended', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const { orderId } = await unpaidOrder(signedInAs)
    await renderPage(OrdersPage, routes.orders, { signedInAs })
    await eventually(() => expect(document.body.textContent).toMatch(/剩余支付时间 (15:00|14:5\d)/))
    gateway.clock.advance(60_000)
    await pass(1000)
    expect(document.body.textContent).toMatch(/剩余支付时间 1(4:00|3:5\d)/)
    await sandbox(gateway, `orders/${orderId}/expire`)
    gateway.clock.advance(15 * 60_000)
    await pass(1000)
    await eventually(() => expect(document.getElementById('order-0')?.textContent ?? '').not.toContain('待支付'))
  })

  it('links from an empty list to all orders, otherwise to shows', async () => {
    const { router } = await renderPage(OrdersPage, routes.orders, { signedInAs: newBuyer() })
    await seenText('暂无订单')
    await tap('state-UNPAID')
    await tap(await screen.findByText('查看全部订单'))
    expect(byId('state-ALL').getAttribute('aria-checked')).toBe('true')
    await tap(await screen.findByText('看看演出'))
    expect(router.lastMove?.path).toBe(routes.all.path)
  })

  it('shows the empty state in each tab', async () => {
    await renderPage(OrdersPage, routes.orders, { signedInAs: newBuyer() })
    for (const name of ['票务', '其他', '历史']) {
      await tap(screen.getByRole('tab', { name }))
      await seenText('暂无订单')
    }
  })

  it('filters orders by one state, which is part of the address (ORDER-011)', async () => {
    const signedInAs = newBuyer()
    await paidOrder(signedInAs)
    await unpaidOrder(signedInAs)
    const { router } = await renderPage(OrdersPage, routes.orders, {
      signedInAs,
      params: { state: 'UNPAID' },
      prepare: (app) => {
        app.router.address = {}
      },
    })
    await seenText('剩余支付时间')
    expect(document.querySelectorAll('[id^=order-]:not([id*=TO_BE_PAID])')).toHaveLength(1)
    await tap('state-DELIVERING')
    await eventually(() => expect(byId('order-0').textContent).toContain('待使用'))
    expect(document.getElementById('order-1')).toBeNull()
    expect(router.address).toMatchObject({ state: 'DELIVERING' })
    await tap('state-ALL')
    await seen('order-1')
  })

  it('has goods among the other orders, and opens their own page (ORDER-011, ORDER-055)', async () => {
    const { signedInAs, params } = await asGoodsBuyer('paid')
    const { router } = await renderPage(OrdersPage, routes.orders, { signedInAs })
    await tap(screen.getByRole('tab', { name: '其他' }))
    await seenText('马克杯')
    await seenText('数量 2')
    await tap('order-0')
    expect(router.lastMove).toMatchObject({ path: routes.productDetail.path, params })
  })

  it('refreshes when the user returns', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const { show, gateway } = await renderPage(OrdersPage, routes.orders, { signedInAs })
    await seenText('待支付')
    await gateway.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${orderId}/pay`, payload: {} })
    await show()
    await eventually(() => expect(document.getElementById('order-0')?.textContent ?? '').not.toContain('待支付'))
  })

  it('offers the most likely operation of each order (ORDER-025, ORDER-027)', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const cancelled = await unpaidOrder(signedInAs)
    await sandbox(gateway, `orders/${cancelled.orderId}/expire`)
    const paid = await paidOrder(signedInAs)
    // Newest first: in the same moment the order would be arbitrary.
    gateway.clock.advance(1000)
    const unpaid = await unpaidOrder(signedInAs)
    const { router } = await renderPage(OrdersPage, routes.orders, { signedInAs })
    await tap('order-0-TO_BE_PAID')
    expect(router.lastMove).toMatchObject({
      path: routes.orderDetail.path,
      params: { orderId: unpaid.orderId, toPay: '1' },
    })
    await tap('order-1-E_TICKET')
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(getOrderVoucherCreated, { orderId: paid.orderId }, { as })
    expect(router.lastMove).toMatchObject({ path: routes.ticketDetail.path, params: { id: data?.voucherIds[0] } })
    await tap(screen.getByRole('tab', { name: '历史' }))
    await tap('order-0-BUY_AGAIN')
    expect(router.lastMove).toMatchObject({
      path: routes.showDetail.path,
      params: { showId: NAMED_SHOWS.simpleConcert },
    })
    expect(document.querySelectorAll('[id^="order-0"]')).toHaveLength(2)
  })

  it('highlights one button for several unpaid orders', async () => {
    const signedInAs = newBuyer()
    await unpaidOrder(signedInAs)
    await unpaidOrder(signedInAs)
    await renderPage(OrdersPage, routes.orders, { signedInAs })
    expect((await seen('order-0-TO_BE_PAID')).className).toContain('primary')
    expect(byId('order-1-TO_BE_PAID').className).not.toContain('primary')
  })

  it('opens the parcel of shipped goods', async () => {
    const { signedInAs, params } = await asGoodsBuyer('sent')
    const { router } = await renderPage(OrdersPage, routes.orders, { signedInAs })
    await tap(screen.getByRole('tab', { name: '其他' }))
    await tap('order-0-EXPRESS')
    expect(router.lastMove).toMatchObject({ path: routes.express.path, params })
  })

  it('shortens the names of several shows, venues and sessions (ORDER-029, ORDER-030, ORDER-031)', async () => {
    const signedInAs = newBuyer()
    await unpaidOrder(signedInAs)
    const gateway = await theGateway()
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(listOrders, { tab: 'TICKET', offset: 0, length: 10 }, { as })
    const several = {
      crossShow: true,
      crossSession: true,
      crossVenue: true,
      firstShowName: '一二三四五六七八九十十一',
      firstVenueName: '大剧院',
      showTimeDesc: '2026.12.01 周二 19:30 开场三十分钟前入场',
      cityName: '',
    }
    const list = data?.list.map((order) => ({ ...order, ...several }))
    const body = { statusCode: 200, data: { ...data, list } }
    const { network, show } = await renderPage(OrdersPage, routes.orders, { signedInAs })
    network.intercept = ({ url }) => (url.includes('buyer/v5/orders') ? { status: 200, headers: {}, body } : undefined)
    await show()
    await seenText('一二三四五六七八九十...等多个节目')
    await seenText('大剧院等多个场馆')
    await seenText('2026.12.01 周二 19:30 ...等多个场次')
  })
})
