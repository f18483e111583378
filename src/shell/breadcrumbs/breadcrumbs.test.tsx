import { renderPage } from '@test/render-page'
import { byId, seen, tap } from '@test/screen'
import { newBuyer, unpaidOrder } from '@test/screen-orders'
import OrderDetailPage from '@/package-order/pages/order-detail/order-detail'
import { routes } from '@/routes'
import { trailOf } from './trail'

async function open(form: 'desktop' | 'mobile') {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs)
  return renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs, terminal: { form } })
}

describe('the breadcrumbs of a page of the user', () => {
  it('link on a desktop to the parent pages', async () => {
    const { router } = await open('desktop')
    expect((await seen('crumb-mine')).textContent).toBe('我的')
    expect(byId('crumb-orders').getAttribute('role')).toBe('link')
    await tap('crumb-orders')
    expect(router.lastMove).toMatchObject({ path: routes.orders.path })
  })

  it('stay hidden on a phone, whose title bar links back', async () => {
    await open('mobile')
    await seen('operation-TO_BE_PAID')
    expect(document.getElementById('crumb-mine')).toBeNull()
  })

  it.each([
    [routes.couponShows, ['mine', 'coupons']],
    [routes.orders, ['mine']],
    [routes.ticketDetail, ['tickets']],
    [routes.confirmOrder, ['home']],
  ])('show for $name %j', (route, names) => {
    expect(trailOf(route).map(({ name }) => name)).toEqual(names)
  })
})
