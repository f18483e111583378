import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { asGoodsBuyer } from '@test/screen-goods'
import { asTicketBuyer, newBuyer, unpaidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
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

  it('says in each of its tabs that there is nothing', async () => {
    await renderPage(OrdersPage, routes.orders, { signedInAs: newBuyer() })
    for (const name of ['票务', '其他', '历史']) {
      await tap(screen.getByRole('tab', { name }))
      await seenText('暂无订单')
    }
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

  it('is up to date when the user comes back to it', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const { show, gateway } = await renderPage(OrdersPage, routes.orders, { signedInAs })
    await seenText('待支付')
    await gateway.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${orderId}/pay`, payload: {} })
    await show()
    await eventually(() => expect(document.body.textContent).not.toContain('待支付'))
  })
})
