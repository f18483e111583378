import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { routes } from '@/routes'
import { stableId } from '../../../../gateway/src/stable-id'
import GoodsConfirmPage from './goods-confirm'

const params = { spuId: stableId('spu:mug'), skuId: stableId('sku:mug:White'), qty: '2' }
const open = (changes: Record<string, string> = {}) =>
  renderPage(GoodsConfirmPage, routes.goodsConfirm, {
    params: { ...params, ...changes },
    signedInAs: newBuyer(),
    stack: [routes.list.path, routes.shopDetail.path, routes.goodsConfirm.path],
  })

describe('the confirmation of an order of goods (SHOP-005)', () => {
  describeStates({
    Page: GoodsConfirmPage,
    route: routes.goodsConfirm,
    options: () => ({ params, signedInAs: newBuyer() }),
    words: '音符马克杯',
  })

  it('shows the total with delivery, and less for pick-up', async () => {
    await open()
    await seenText('¥130')
    await tap(screen.getByRole('radio', { name: '现场自取' }))
    await seenText('合计¥118')
    await eventually(() => expect(document.getElementById('choose-address')).toBeNull())
  })

  it('receives and uses a freely available coupon with one tap (COUPON-066)', async () => {
    await open()
    await seenText('¥130')
    expect(byId('receive-and-use').textContent).toBe('领取并用 -¥10')
    await tap('receive-and-use')
    await seenText('合计¥120')
    expect(document.getElementById('receive-and-use')).toBeNull()
  })

  it('orders with the unmasked number of the account', async () => {
    const signedInAs = newBuyer()
    const { network } = await renderPage(GoodsConfirmPage, routes.goodsConfirm, { params, signedInAs })
    const sent: (string | undefined)[] = []
    network.intercept = ({ url, method, body }) => {
      if (method === 'POST' && url.includes(createGoodsOrder.path)) sent.push(body)
      return undefined
    }
    await seenText('¥130')
    expect((byId('contact') as HTMLInputElement).value).toBe(signedInAs)
    await tap(screen.getByRole('radio', { name: '现场自取' }))
    await seenText('合计¥118')
    await tap('agree')
    await tap('submit-order')
    await seenText('支付方式')
    expect(sent).toEqual([expect.stringContaining(`"cellphone":"${signedInAs}"`)])
  })

  it('creates one unpaid order', async () => {
    const { network, router } = await open()
    await seenText('¥130')
    await tap(screen.getByRole('radio', { name: '现场自取' }))
    await seenText('合计¥118')
    await tap('agree')
    await tap('submit-order')
    await seenText('支付方式')
    expect(network.sent.filter((call) => call.endsWith(createGoodsOrder.path))).toHaveLength(1)
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.productDetail.path))
  })

  it('skips the payment of a free order (PAY-010)', async () => {
    const { network, router } = await open()
    await seenText('¥130')
    // The demo shop has no free goods: the placed order leaves nothing to pay.
    network.intercept = ({ url, method }) => {
      if (method !== 'POST' || !url.includes(createGoodsOrder.path)) return undefined
      const data = { orderId: 'o1', orderType: 'GOODS', unPaidTransactionIds: [], payAmount: 0 }
      return { status: 200, headers: {}, body: { statusCode: 200, comments: '', data } }
    }
    await tap(screen.getByRole('radio', { name: '现场自取' }))
    await seenText('合计¥118')
    await tap('agree')
    await tap('submit-order')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
    expect(network.sent.filter((call) => call.includes('cashiers'))).toEqual([])
  })

  it('requires an address for shipping, and the agreement', async () => {
    const { network } = await open()
    await seen('submit-order')
    await tap('submit-order')
    await seenText('请选择收货地址')
    await seenText('请先同意购买须知')
    expect(network.sent.some((call) => call.endsWith(createGoodsOrder.path))).toBe(false)
    await tap('choose-address')
  })

  it('sells goods for points to a buyer with enough (A-SHOP-1)', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    await sandbox(person.shop, `users/${person.userId}/grant`, { kind: 'points', amount: 1500 })
    const { router } = await renderPage(GoodsConfirmPage, routes.goodsConfirm, {
      params: { spuId: stableId('spu:photo-cards'), skuId: stableId('sku:photo-cards:Standard'), qty: '1' },
      signedInAs,
    })
    await seenText('1200 积分')
    await seenText('当前可用 1500 积分')
    await tap(screen.getByRole('radio', { name: '现场自取' }))
    await seenText('合计¥0')
    await tap('agree')
    await tap('submit-order')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
  })

  it('disables the button when the points are too few', async () => {
    await renderPage(GoodsConfirmPage, routes.goodsConfirm, {
      params: { spuId: stableId('spu:stub-frame'), skuId: stableId('sku:stub-frame:Standard'), qty: '1' },
      signedInAs: newBuyer(),
    })
    await seenText('积分不足，当前可用 0 积分')
    expect(byId('submit-order').hasAttribute('disabled')).toBe(true)
  })

  it('requires no address for a coupon package', async () => {
    await open({ spuId: stableId('spu:coupon-pack'), skuId: stableId('sku:coupon-pack:Standard'), qty: '1' })
    await seenText('合计¥19.9')
    await seenText('电子券，付款后到账')
    expect(document.getElementById('choose-address')).toBeNull()
  })

  it('defaults to one piece', async () => {
    await open({ qty: '1e9' })
    await seenText('×1')
  })
})
