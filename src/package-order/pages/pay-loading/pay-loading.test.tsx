import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, pass, seenText, tap } from '@test/screen'
import { newBuyer, settle, unpaidOrder } from '@test/screen-orders'
import { getOrder } from '@/contracts/order/get-order'
import { routes } from '@/routes'
import PayLoadingPage from './pay-loading'

async function open() {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs)
  const page = await renderPage(PayLoadingPage, routes.payLoading, { params: { orderId }, signedInAs })
  const requested = () => page.network.sent.filter((call) => call.includes('orders')).length
  return { ...page, orderId, requested }
}

describe('the page that waits for the payment (PAY-003)', () => {
  it('polls every three seconds, five times at most, then opens the order with a text (PAY-021, PAY-026, ORDER-061, CONST-009…010)', async () => {
    const { requested, router, orderId } = await open()
    await eventually(() => expect(requested()).toBe(1))
    await seenText('支付结果查询中')
    await pass(11_000)
    expect(requested()).toBe(4)
    await pass(1500)
    await seenText('暂未收到支付结果。如已付款，请稍后在订单中查看。')
    expect(requested()).toBe(5)
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orderDetail.path, params: { orderId } })
  })

  it('offers the login at once in a browser without one (issue 31)', async () => {
    const { orderId } = await unpaidOrder(newBuyer())
    const params = { orderId, orderType: 'ticket' }
    const { router, network } = await renderPage(PayLoadingPage, routes.payLoading, { params })
    await seenText('登录后查看支付结果')
    await seenText('无论是否已付款，订单和款项都不会丢失')
    expect(network.sent.filter((call) => call.includes('orders'))).toEqual([])
    await tap('log-in')
    await eventually(() => expect(router.lastMove?.path).toMatch(/login/))
  })

  it('shows a payment in progress until the first answer (PAY-023)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    await renderPage(PayLoadingPage, routes.payLoading, {
      params: { orderId },
      signedInAs,
      prepare({ network }) {
        network.hold = ({ url }) => (url.includes(orderId) ? new Promise(() => {}) : undefined)
      },
    })
    await seenText('支付中')
    expect(document.body.textContent).not.toContain('支付结果查询中')
  })

  it('finds the order by the shared id of orders placed together (PAY-063)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const gateway = await theGateway()
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(getOrder, { orderId, fromPage: 'TEST' }, { as })
    const params = { bindId: data?.orderBrief.bindId ?? '' }
    const { router, network } = await renderPage(PayLoadingPage, routes.payLoading, { params, signedInAs })
    await seenText('支付结果查询中')
    await settle(orderId)
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path, params: { orderId, orderType: 'ticket' } }),
    )
    expect(network.sent.filter((call) => call.includes('query_by_bind_id'))).toHaveLength(1)
  })

  it('offers the order at once', async () => {
    const { router } = await open()
    await tap('see-order')
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orderDetail.path })
  })

  it('opens the success page as soon as the order is paid (PAY-022, PAY-024, ORDER-061)', async () => {
    const { router, orderId } = await open()
    await settle(orderId)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
    await seenText('支付成功')
    expect(document.body.textContent).not.toContain('正在向支付渠道确认结果')
  })

  it('shows that an unpaid order was closed, and opens it (PAY-022, D-36)', async () => {
    const { router, orderId, gateway } = await open()
    await gateway.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${orderId}/close`, payload: {} })
    await seenText('订单已关闭')
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orderDetail.path, params: { orderId } })
    expect(document.body.textContent).not.toContain('支付成功')
  })

  it('opens the page that a paid reservation names (PAY-022, ORDER-013, D-37)', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    const orderId = await person.reservation()
    const params = { orderId, orderType: 'reserve' }
    const { router } = await renderPage(PayLoadingPage, routes.payLoading, { params, signedInAs })
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.reserveOrder.path, params: { orderId } }),
    )
  })

  it('shows a failure, and opens the order, when the deadline has passed (PAY-025)', async () => {
    const { router, gateway } = await open()
    gateway.clock.advance(16 * 60_000)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path }))
    await seenText('支付失败')
    expect(document.body.textContent).not.toContain('正在向支付渠道确认结果')
  })

  it('continues polling after a network failure', async () => {
    const { router, orderId, network, requested } = await open()
    await eventually(() => expect(requested()).toBe(1))
    network.isOnline = false
    await pass(3200)
    network.isOnline = true
    await settle(orderId)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
  })
})
