import { renderPage, theGateway } from '@test/render-page'
import { pass, seenText } from '@test/screen'
import { newBuyer, unpaidOrder } from '@test/screen-orders'
import { getOrder } from '@/contracts/order/get-order'
import { routes } from '@/routes'
import OrderDetailPage from './order-detail'

it('marks the time left to pay when less than three minutes remain', async () => {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs)
  const gateway = await theGateway()
  const { data } = await gateway.call(getOrder, { orderId }, { as: await gateway.signIn(signedInAs) })
  await renderPage(OrderDetailPage, routes.orderDetail, {
    params: { orderId },
    signedInAs,
    prepare: ({ network }) => {
      const orderBrief = { ...data?.orderBrief, reserveTime: 180 }
      network.intercept = ({ url, method }) =>
        method === 'GET' && url.includes(getOrder.path.replace(':orderId', orderId))
          ? { status: 200, headers: {}, body: { statusCode: 200, data: { ...data, orderBrief } } }
          : undefined
    },
  })
  await seenText('剩余支付时间 03:00')
  expect(document.querySelector('.urgent')).toBeNull()
  gateway.clock.advance(1000)
  await pass(1000)
  expect(document.querySelector('.urgent')?.textContent).toBe('剩余支付时间 02:59')
})
