import { fillCart, newAddress } from '@test/goods-buyer'
import { receiveCoupons } from '@test/received-coupons'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { countCart } from '@/contracts/cart/count-cart'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { listOrders } from '@/contracts/order/list-orders'
import { queryByBindId } from '@/contracts/payment/query-by-bind-id'
import { routes } from '@/routes'
import GoodsCartConfirmPage from './goods-cart-confirm'

/** A buyer with an address whose whole cart is confirmed. */
async function cartOf(pieces: Record<string, number>) {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  await newAddress(gateway, as)
  const ids = await fillCart(gateway, as, pieces)
  const stack = [routes.list.path, routes.cartList.path, routes.goodsCartConfirm.path]
  return { gateway, as, options: { signedInAs, params: { cartItemIds: ids.join(',') }, stack } }
}

const refusal = { statusCode: 500123, mode: 1, comments: '所选商品库存不足，请减少数量', data: null }

describe('the confirmation of a cart (SHOP-006, A-SHOP-2)', () => {
  describeStates({
    Page: GoodsCartConfirmPage,
    route: routes.goodsCartConfirm,
    options: async () => (await cartOf({ 马克杯: 1 })).options,
    words: '音符马克杯',
  })

  it('shows the goods under how they are handed over, and one sum for all', async () => {
    const { options } = await cartOf({ 马克杯: 1, 黑胶: 1 })
    await renderPage(GoodsCartConfirmPage, routes.goodsCartConfirm, options)
    await seenText('合计¥459')
    expect([...document.querySelectorAll('.method')].map(({ textContent }) => textContent)).toEqual([
      '快递配送',
      '现场自取',
    ])
    await tap(screen.getByRole('radio', { name: '现场自取' }))
    await seenText('合计¥447')
    expect(document.querySelectorAll('.method')).toHaveLength(0)
    await eventually(() => expect(document.getElementById('choose-address')).toBeNull())
  })

  it('places an order for each delivery and pays them at once (D-30)', async () => {
    const { gateway, as, options } = await cartOf({ 马克杯: 1, 黑胶: 1 })
    const { network, router } = await renderPage(GoodsCartConfirmPage, routes.goodsCartConfirm, options)
    await seenText('合计¥459')
    await tap('agree')
    await tap('submit-order')
    await seenText('支付方式')
    await seenText('¥459')
    expect(network.sent.filter((call) => call.endsWith(createGoodsOrder.path))).toHaveLength(2)
    const { data } = await gateway.call(listOrders, { tab: 'OTHER', offset: 0, length: 20 }, { as })
    const bindIds = new Set(data?.list.map(({ bindId }) => bindId))
    expect([data?.total, bindIds.size]).toEqual([2, 1])
    expect((await gateway.call(countCart, {}, { as })).data).toEqual({ count: 0 })
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.orders.path))
  })

  it('continues with the rest after a rejected order, without placing the first again', async () => {
    const { gateway, as, options } = await cartOf({ 马克杯: 1, 黑胶: 1 })
    const { network } = await renderPage(GoodsCartConfirmPage, routes.goodsCartConfirm, options)
    await seenText('合计¥459')
    let orders = 0
    network.intercept = ({ method, url }) => {
      if (method !== 'POST' || !url.includes(createGoodsOrder.path)) return undefined
      orders += 1
      return orders === 2 ? { status: 200, headers: {}, body: refusal } : undefined
    }
    await tap('agree')
    await tap('submit-order')
    await seenText('合计¥388')
    expect(document.body.textContent).not.toContain('音符马克杯')
    await tap('submit-order')
    await seenText('支付方式')
    await seenText('¥459')
    expect(orders).toBe(3)
    const { data } = await gateway.call(listOrders, { tab: 'OTHER', offset: 0, length: 20 }, { as })
    expect(data?.total).toBe(2)
    expect(network.sent.filter((call) => call.includes(queryByBindId.path))).toHaveLength(1)
  })

  it('applies the best coupon to one of the orders, and allows another selection (SHELL-035, COUPON-066)', async () => {
    const { gateway, as, options } = await cartOf({ 帆布袋: 1, 黑胶: 1 })
    await receiveCoupons(gateway, as, 'pack-goods')
    await renderPage(GoodsCartConfirmPage, routes.goodsCartConfirm, options)
    // 69, 388 and 12 for the courier, less 10 for each of the two orders.
    await seenText('合计¥449')
    expect(byId('choose-coupon-EXPRESS').textContent).toBe('优惠券 · 快递配送-¥10')
    await tap('choose-coupon-SELF_PICKUP')
    await seen('coupon-sheet')
    const [chosen] = screen.getAllByRole('radio', { checked: true }).filter(({ id }) => id.startsWith('offered-coupon'))
    if (!chosen) throw new Error('no coupon is chosen')
    await tap(chosen)
    await seenText('合计¥459')
    await tap('coupons-done')
    expect(byId('choose-coupon-SELF_PICKUP').textContent).toBe('优惠券 · 现场自取2 张可用')
    await tap('agree')
    await tap('submit-order')
    await seenText('支付方式')
    const { data } = await gateway.call(listOwnCoupons, { status: 'PENDING', offset: 0, length: 20 }, { as })
    expect(data?.list).toHaveLength(1)
  })

  it('uses each coupon in one order when the buyer chooses that of the other', async () => {
    const { gateway, as, options } = await cartOf({ 帆布袋: 1, 黑胶: 1 })
    await receiveCoupons(gateway, as, 'pack-goods')
    await renderPage(GoodsCartConfirmPage, routes.goodsCartConfirm, options)
    await seenText('合计¥449')
    await tap('choose-coupon-SELF_PICKUP')
    await seen('coupon-sheet')
    // Equal coupons stand as one: chosen again, it is the first of them, which the other order has.
    await tap('offered-coupon-0')
    await seenText('合计¥459')
    expect(document.getElementById('offered-coupon-1')).toBeNull()
    await tap('offered-coupon-0')
    await eventually(() => expect(byId('offered-coupon-0').getAttribute('aria-checked')).toBe('true'))
    await seenText('合计¥449')
    await tap('coupons-done')
    await tap('agree')
    await tap('submit-order')
    await seenText('支付方式')
    const { data } = await gateway.call(listOwnCoupons, { status: 'PENDING', offset: 0, length: 20 }, { as })
    expect(data?.list).toHaveLength(2)
  })

  it('has no row of coupons for a buyer without any', async () => {
    const { options } = await cartOf({ 黑胶: 1 })
    await renderPage(GoodsCartConfirmPage, routes.goodsCartConfirm, options)
    await seen('submit-order')
    expect(document.querySelector('[id^=choose-coupon]')).toBeNull()
  })

  it('omits unavailable goods, and returns to the cart when nothing is left', async () => {
    const { options } = await cartOf({ 毛绒: 1 })
    const { router } = await renderPage(GoodsCartConfirmPage, routes.goodsCartConfirm, options)
    await seenText('购物车有变化')
    expect(document.getElementById('submit-order')).toBeNull()
    await tap(screen.getByRole('button', { name: '购物车' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.cartList.path))
  })

  it('requires an address only for shipped goods', async () => {
    const { options } = await cartOf({ 黑胶: 1 })
    await renderPage(GoodsCartConfirmPage, routes.goodsCartConfirm, options)
    await seen('submit-order')
    expect(document.getElementById('choose-address')).toBeNull()
    await seenText('合计¥388')
  })
})
