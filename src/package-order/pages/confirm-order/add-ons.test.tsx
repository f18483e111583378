import { changeStock } from '@test/changed-stock'
import { fill, openCheckout, wanted } from '@test/checkout'
import { firstSku } from '@test/goods-buyer'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { act, screen } from '@testing-library/react'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import OrderDetailPage from '../order-detail/order-detail'
import ConfirmOrderPage from './confirm-order'

/** Tickets of this show cost 380 yuan each, its posters 49. */
const SHOW = NAMED_SHOWS.simpleConcert
const POSTERS = '纪念海报套装'

const total = () => document.querySelector('.barPrice')?.textContent
const more = (name: string) => screen.getByRole('button', { name: `增加 ${name}` })
const less = (name: string) => screen.getByRole('button', { name: `减少 ${name}` })

async function open() {
  const page = await openCheckout(ConfirmOrderPage, SHOW)
  await seen('add-ons')
  return page
}

async function place() {
  await fill()
  await tap('submit-order')
}

describe('goods that are bought along with tickets (decision 77)', () => {
  it('change the price with every tap, quick ones too, and are ordered with the tickets', async () => {
    const page = await open()
    // Without waiting for the price of the first one.
    act(() => more(POSTERS).click())
    act(() => more(POSTERS).click())
    await tap(more('安可巡演 T 恤 M 码'))
    await eventually(() => expect(total()).toContain(String(380 + 2 * 49 + 168)))
    expect(document.body.textContent).toContain('安可巡演 T 恤 M 码¥168')
    await tap(less(POSTERS))
    await eventually(() => expect(total()).toContain(String(380 + 49 + 168)))
    await place()
    await seen('payment-sheet')
    const as = await page.gateway.signIn(page.signedInAs)
    const { data: list } = await page.gateway.call(listOrders, { tab: 'TICKET', offset: 0, length: 1 }, { as })
    const orderId = list?.list[0]?.orderId ?? ''
    const { data: order } = await page.gateway.call(getOrder, { orderId, fromPage: 'T' }, { as })
    expect(order?.orderItems?.map(({ skuName, qty }) => [skuName, qty]).sort()).toEqual([
      ['安可巡演 T 恤 M 码', 1],
      [`${POSTERS} 标准`, 1],
    ])
  })

  it('appear on the order page, with their delivery', async () => {
    const page = await open()
    await tap(more(POSTERS))
    await eventually(() => expect(total()).toContain('429'))
    await place()
    await seen('payment-sheet')
    const as = await page.gateway.signIn(page.signedInAs)
    const { data: list } = await page.gateway.call(listOrders, { tab: 'TICKET', offset: 0, length: 1 }, { as })
    const params = { orderId: list?.list[0]?.orderId ?? '' }
    const { signedInAs } = page
    page.close()
    const unpaid = await renderPage(OrderDetailPage, routes.orderDetail, { params, signedInAs })
    await seen('ordered-goods')
    expect(byId('ordered-goods').textContent).toContain(`${POSTERS} 标准数量 1¥49`)
    unpaid.close()
    await page.gateway.gateway.inject({
      method: 'POST',
      url: `/sandbox/api/orders/${params.orderId}/pay`,
      payload: {},
    })
    await renderPage(OrderDetailPage, routes.orderDetail, { params, signedInAs })
    await seen('ordered-goods')
    await eventually(() => expect(byId('ordered-goods').textContent).toContain('待领取'))
  })

  it('stay hidden when the show has none, and without an answer', async () => {
    const other = await openCheckout(ConfirmOrderPage, NAMED_SHOWS.exhibition)
    expect(document.getElementById('add-ons')).toBeNull()
    other.close()
    const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      signedInAs: newBuyer(),
      params: await wanted(SHOW),
      prepare: ({ network }) => {
        network.intercept = ({ url }) =>
          url.includes('tied_sale_search') ? { status: 500, headers: {}, body: {} } : undefined
      },
    })
    await seen('submit-order')
    expect(document.getElementById('add-ons')).toBeNull()
    page.close()
  })

  it('return to the priced selection when the shop does not answer', async () => {
    const { network } = await open()
    await tap(more(POSTERS))
    await eventually(() => expect(total()).toContain('429'))
    network.intercept = ({ url }) => (url.includes('pre_order') ? { status: 500, headers: {}, body: {} } : undefined)
    await tap(more(POSTERS))
    await eventually(() => expect(less(POSTERS).parentElement?.textContent).toBe('1'))
    expect(total()).toContain('429')
  })

  it('stay in the draft of the page', async () => {
    const testApp = await open()
    await tap(more(POSTERS))
    await eventually(() => expect(total()).toContain('429'))
    testApp.close()
    await renderPage(ConfirmOrderPage, routes.confirmOrder, { testApp, params: await wanted(SHOW) })
    await seen('submit-order')
    await eventually(() => expect(total()).toContain('429'))
  })

  it('disappear with a text when sold out, and leave the tickets orderable', async () => {
    const skuId = await firstSku(await theGateway(), '海报')
    const page = await open()
    await tap(more(POSTERS))
    await eventually(() => expect(total()).toContain('429'))
    const before = await changeStock(page.gateway, skuId, 0)
    await place()
    await seenText('所选商品库存不足，请减少数量')
    await eventually(() => expect(total()).toContain('380'))
    expect(byId('add-ons').textContent).toContain('已售罄')
    expect(document.getElementById('other-tickets')).toBeNull()
    await tap('submit-order')
    await seen('payment-sheet')
    expect(await page.orders()).toBe(1)
    await changeStock(page.gateway, skuId, before)
  })

  it('stop at the stock', async () => {
    const shop = await theGateway()
    const skuId = await firstSku(shop, '海报')
    const before = await changeStock(shop, skuId, 1)
    await open()
    await tap(more(POSTERS))
    await eventually(() => expect(total()).toContain('429'))
    await tap(more(POSTERS))
    await seenText('最多可加购 1 件')
    expect(total()).toContain('429')
    await changeStock(shop, skuId, before)
  })
})
