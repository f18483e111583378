import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { seenText } from '@test/screen'
import { newBuyer, unpaidOrder } from '@test/screen-orders'
import { routes } from '@/routes'
import OrderDetailPage from './order-detail'

describe('the sum of an order', () => {
  it('shows as paid only once it is', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    const { show, gateway } = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText('应付')
    expect(document.body.textContent).not.toContain('实付')
    await sandbox(gateway, `orders/${orderId}/pay`)
    await show()
    await seenText('实付')
    expect(document.body.textContent).not.toContain('应付')
  })

  it('shows as a plain sum when the order was cancelled', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    await sandbox(await theGateway(), `orders/${orderId}/expire`)
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText('合计')
    expect(document.body.textContent).not.toMatch(/实付|应付/)
  })
})
