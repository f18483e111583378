import { renderPage } from '@test/render-page'
import { byId, seen, seenText, tap } from '@test/screen'
import { newBuyer, settle, unpaidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { stableId } from '../../../../gateway/src/stable-id'
import OrderDetailPage from '../order-detail/order-detail'
import AddPurchaseListPage from './add-purchase-list'

async function bought(showId: string = NAMED_SHOWS.simpleConcert) {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs, 1, showId)
  await settle(orderId)
  return { signedInAs, params: { orderId } }
}

describe('goods to buy after the tickets (ORDER-009)', () => {
  describeStates({ Page: AddPurchaseListPage, route: routes.addPurchaseList, options: bought, words: '应援灯' })

  it('list goods of the order’s show, and open their pages', async () => {
    const { router } = await renderPage(AddPurchaseListPage, routes.addPurchaseList, await bought())
    await tap(await screen.findByRole('link', { name: /应援灯/ }))
    expect(router.lastMove).toMatchObject({
      path: routes.shopDetail.path,
      params: { spuId: stableId('spu:light-stick') },
    })
  })

  it('show the empty state', async () => {
    await renderPage(AddPurchaseListPage, routes.addPurchaseList, await bought(NAMED_SHOWS.exhibition))
    await seenText('这场演出暂无周边商品')
  })

  it('appear as a service of a paid order if its show has any', async () => {
    const options = await bought()
    const page = await renderPage(OrderDetailPage, routes.orderDetail, options)
    await seen('operation-ADD_PURCHASE')
    expect(byId('operation-ADD_PURCHASE').textContent).toContain('购买周边')
    await tap('operation-ADD_PURCHASE')
    expect(page.router.lastMove).toMatchObject({ path: routes.addPurchaseList.path, params: options.params })
    page.close()
    const other = await bought(NAMED_SHOWS.exhibition)
    await renderPage(OrderDetailPage, routes.orderDetail, other)
    await seen('operation-CONTACT')
    expect(document.getElementById('operation-ADD_PURCHASE')).toBeNull()
  })
})
