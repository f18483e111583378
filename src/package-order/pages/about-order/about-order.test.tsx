import { renderPage } from '@test/render-page'
import { seen, seenText, tap } from '@test/screen'
import { newBuyer, unpaidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import AboutOrderPage from './about-order'

async function ordered() {
  const signedInAs = newBuyer()
  const { orderId, orderNumber } = await unpaidOrder(signedInAs, 1, NAMED_SHOWS.sensitive)
  return { signedInAs, params: { orderId }, orderNumber }
}

describe('information about an order (ORDER-006)', () => {
  describeStates({ Page: AboutOrderPage, route: routes.aboutOrder, options: ordered, words: '退票与退款' })

  it('shows the refund rules line by line, and the contact number', async () => {
    const { orderNumber, ...options } = await ordered()
    await renderPage(AboutOrderPage, routes.aboutOrder, options)
    await seenText('演出前 72 小时以上：免费退票')
    await seenText('演出前 24–72 小时：收取 20% 手续费')
    await seenText(orderNumber)
  })

  it('shows in one line that tickets are non-refundable', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await unpaidOrder(signedInAs)
    await renderPage(AboutOrderPage, routes.aboutOrder, { signedInAs, params: { orderId } })
    await seenText('退票与退款不可退票')
    expect(document.body.textContent).not.toMatch(/任何时间|原路退回/)
  })

  it('opens customer service (CS-006)', async () => {
    await renderPage(AboutOrderPage, routes.aboutOrder, await ordered())
    await tap('customer-service')
    await seen('customer-service-channels')
  })
})
