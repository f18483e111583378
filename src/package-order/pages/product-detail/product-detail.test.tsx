import { changeAnswers } from '@test/changed-answers'
import { renderPage } from '@test/render-page'
import { byId, gone, seen, seenText, tap } from '@test/screen'
import { asGoodsBuyer } from '@test/screen-goods'
import { describeStates } from '@test/screen-states'
import { type GetGoodsOrderOutput, getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { routes } from '@/routes'
import ProductDetailPage from './product-detail'

const open = async (state: 'unpaid' | 'paid' | 'sent') => {
  const options = await asGoodsBuyer(state)
  return { ...(await renderPage(ProductDetailPage, routes.productDetail, options)), ...options }
}

describe('an order of goods (ORDER-005)', () => {
  const options = () => asGoodsBuyer('paid')
  describeStates({ Page: ProductDetailPage, route: routes.productDetail, options, words: '订单编号' })

  it('shows items, delivery and price (ORDER-051)', async () => {
    await open('paid')
    await seenText('马克杯')
    await seenText('数量 2')
    await seenText('李雷')
    await seenText('上海市 静安区 南京西路 1 号')
    await seenText('¥130')
    expect(document.getElementById('receive')).toBeNull()
  })

  it('shows method, contact, remark and the amount paid (ORDER-014)', async () => {
    const price = (yuanNum: string) => ({ prefix: '¥', yuanNum, centNum: '00', suffix: '' })
    await renderPage(ProductDetailPage, routes.productDetail, {
      ...(await asGoodsBuyer('paid')),
      prepare: (testApp) =>
        changeAnswers<GetGoodsOrderOutput>(testApp, '/items/orders/', (order) => ({
          ...order,
          displayFields: {
            ...order.displayFields,
            paymentMethod: '微信支付',
            remark: '请放门卫',
            realPaidAmount: price('129'),
          },
        })),
    })
    await seenText('请放门卫')
    const words = document.body.textContent
    expect(words).toContain('支付方式微信支付')
    expect(words).toMatch(/联系方式\+86 1\d\d\*{4}\d{4}/)
    expect(words).toMatch(/实付金额.?¥129/)
  })

  it('counts down the payment deadline of the goods order (ORDER-050)', async () => {
    const buyer = await asGoodsBuyer('unpaid')
    await renderPage(ProductDetailPage, routes.productDetail, {
      ...buyer,
      prepare: ({ network, gateway }) => {
        network.hold = async ({ url }) => {
          if (!url.includes('/items/orders/')) return undefined
          const as = await gateway.signIn(buyer.signedInAs)
          const answer = await gateway.call(getGoodsOrder, buyer.params, { as })
          const data = answer.data && { ...answer.data, paidDeadlineTime: 125 }
          return { status: 200, headers: {}, body: { ...answer, data } }
        }
      },
    })
    await seenText('剩余支付时间 02:05')
  })

  it('offers reminders for the coupons of the order, and links to their codes (COUPON-085, COUPON-089)', async () => {
    const buyer = await asGoodsBuyer('paid')
    const sent: unknown[] = []
    const { router, gateway } = await renderPage(ProductDetailPage, routes.productDetail, {
      ...buyer,
      terminal: { src: 'WEIXIN_MINI', host: 'mini-program' },
      prepare: (testApp) => {
        const { network, messages, account } = testApp
        messages.maxTemplates = 3
        account.code = { kind: 'code', code: 'me.1' }
        changeAnswers<GetGoodsOrderOutput>(testApp, '/items/orders/', (order) => ({
          ...order,
          hasCoupons: true,
          orderStatus: 'DONE',
        }))
        network.intercept = ({ method, url, body }) => {
          if (method === 'POST' && url.includes('mini_remind_subscribe')) sent.push(JSON.parse(body ?? ''))
          return undefined
        }
      },
    })
    await tap('allow-messages')
    await seenText('有消息时会通知您')
    const { data } = await gateway.call(getGoodsOrder, buyer.params, { as: await gateway.signIn(buyer.signedInAs) })
    expect(sent).toMatchObject([{ itemOrderId: buyer.params.orderId, bindId: data?.orderBrief.bindId }])
    await tap('see-coupons')
    expect(router.lastMove).toMatchObject({ path: routes.coupon.path, params: buyer.params })
  })

  it('can be paid or cancelled', async () => {
    await open('unpaid')
    await seenText('剩余支付时间')
    await tap('operation-TO_BE_PAID')
    await seen('payment-sheet')
    await tap('operation-CANCEL')
    await tap('dialog-confirm')
    await seenText('已取消')
    expect(document.getElementById('operation-TO_BE_PAID')).toBeNull()
  })

  it('opens its parcel, and completes after the buyer’s confirmation (SHOP-013, ORDER-054)', async () => {
    const { router, gateway, params, signedInAs } = await open('sent')
    await tap('operation-EXPRESS')
    expect(router.lastMove).toMatchObject({ path: routes.express.path, params })
    await tap('receive')
    await tap('dialog-cancel')
    await gone('dialog-cancel')
    expect(byId('receive')).toBeDefined()
    await tap('receive')
    await tap('dialog-confirm')
    await seenText('已确认收货')
    await gone('receive')
    const as = await gateway.signIn(signedInAs)
    expect((await gateway.call(getGoodsOrder, params, { as })).data?.orderStatus).toBe('DONE')
  })

  it('shows why it cannot be completed when the parcel was returned in the meantime', async () => {
    const { gateway, params } = await open('sent')
    await seen('receive')
    await gateway.database.db.execute(`UPDATE orders SET state = 'CLOSED' WHERE id = '${params.orderId}'`)
    await tap('receive')
    await tap('dialog-confirm')
    await seenText('暂不能确认收货')
    await gateway.database.db.execute(`UPDATE orders SET state = 'DELIVERING_EXPRESS' WHERE id = '${params.orderId}'`)
  })
})
