import { act } from '@testing-library/react'
import { routes } from '@/routes'
import { renderPage } from '../../../../__tests__/support/render-page'
import { eventually, seenText, tap } from '../../../../__tests__/support/screen'
import { newBuyer, settle, unpaidOrder } from '../../../../__tests__/support/screen-orders'
import PayLoadingPage from './pay-loading'

jest.setTimeout(60_000)

async function open() {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs)
  const page = await renderPage(PayLoadingPage, routes.payLoading, { params: { orderId }, signedInAs })
  const asked = () => page.network.sent.filter((call) => call.includes('orders')).length
  return { ...page, orderId, asked }
}

describe('the page that waits for the payment', () => {
  it('asks every three seconds, five times at the most, and then says that the outcome is open', async () => {
    const { asked, router } = await open()
    const startedAt = Date.now()
    await eventually(() => expect(asked()).toBe(1))
    await seenText('支付确认中')
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 12_500))
    })
    await seenText('暂未收到支付结果')
    expect(asked()).toBe(5)
    expect(Date.now() - startedAt).toBeGreaterThan(11_900)
    expect(router.moves).toEqual([])
    await tap('see-order')
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.orderDetail.path })
  })

  it('goes to the success page as soon as the order is paid', async () => {
    const { router, orderId } = await open()
    await settle(orderId)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
  })

  it('goes on asking through a network failure', async () => {
    const { router, orderId, network, asked } = await open()
    await eventually(() => expect(asked()).toBe(1))
    network.isOnline = false
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3200))
    })
    network.isOnline = true
    await settle(orderId)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
  })
})
