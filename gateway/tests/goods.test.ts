/** @engine embedded: its calls at the same time only read. */
import { firstSku, goodsInput, newAddress } from '@test/goods-buyer'
import { runShopJobs, sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { addToCart } from '@/contracts/cart/add-to-cart'
import { getCart } from '@/contracts/cart/get-cart'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { STATUS } from '@/contracts/envelope'
import { confirmReceipt } from '@/contracts/goods/confirm-receipt'
import { type CreateGoodsOrderInput, createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { getSpu } from '@/contracts/goods/get-spu'
import { listSpus } from '@/contracts/goods/list-spus'
import { type PreOrderGoodsInput, preOrderGoods } from '@/contracts/goods/pre-order-goods'
import { getPointAccount } from '@/contracts/member/get-point-account'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { DAY_MS } from '../src/clock'

const PAGE = { offset: 0, length: 20 }

describe('goods', () => {
  let shop: TestGateway
  let as: string
  let cellphone = ''
  let count = 0
  let shirt: string
  let mug: string
  let bear: string
  beforeAll(async () => {
    shop = await createTestGateway()
    ;[shirt, mug, bear] = (await Promise.all(['T 恤', '马克杯', '毛绒'].map((keyword) => firstSku(shop, keyword)))) as [
      string,
      string,
      string,
    ]
  })
  beforeEach(async () => {
    cellphone = `139600${String(count++).padStart(5, '0')}`
    as = await shop.signIn(cellphone)
  })
  afterAll(() => shop.close())

  /** Everything an order of two shirts and a mug needs. */
  async function offered(changes: Partial<PreOrderGoodsInput> = {}): Promise<CreateGoodsOrderInput> {
    const items = [
      { skuId: mug, qty: 1 },
      { skuId: shirt, qty: 2 },
    ]
    const wanted = { items, deliverMethod: 'EXPRESS' as const, addressId: await newAddress(shop, as), ...changes }
    return goodsInput(shop, as, wanted)
  }

  async function bought(changes: Partial<PreOrderGoodsInput> = {}): Promise<string> {
    const { data } = await shop.call(createGoodsOrder, await offered(changes), { as })
    const orderId = data?.orderId ?? ''
    await sandbox(shop, `orders/${orderId}/pay`)
    return orderId
  }

  const read = async (orderId: string, user = as) => (await shop.call(getGoodsOrder, { orderId }, { as: user })).data
  const points = async () => (await shop.call(getPointAccount, {}, { as })).data?.balance

  it('cost their price plus delivery, which is never discounted (ORDER-033)', async () => {
    await shop.call(obtainCoupon, { couponCode: 'ENCORE-PACK-GOODS', obtainType: 'RECEIVE' }, { as })
    const [coupon] = (await shop.call(listOwnCoupons, PAGE, { as })).data?.list ?? []
    await sandbox(shop, `users/${await me()}/grant`, { kind: 'points', amount: 1_000_000 })
    const wanted = { items: [{ skuId: mug, qty: 2 }], deliverMethod: 'EXPRESS' as const }
    const { data } = await shop.call(
      preOrderGoods,
      { ...wanted, couponId: coupon?.couponId ?? '', usePoint: true },
      { as },
    )
    // 118 less 10 is 108, of which 54 at most are paid with points; and 12 for the courier.
    expect(data).toMatchObject({ totalAmount: 130, payAmount: 66, addressRequired: true })
    expect(data?.priceItems.map(({ priceItemType, amount, direction }) => [priceItemType, amount, direction])).toEqual([
      ['ADD_ON', 118, 'PLUS'],
      ['EXPRESS', 12, 'PLUS'],
      ['COUPON', 10, 'MINUS'],
      ['POINT', 54, 'MINUS'],
    ])
    const fetched = await shop.call(preOrderGoods, { ...wanted, deliverMethod: 'SELF_PICKUP' }, { as })
    expect(fetched.data).toMatchObject({ totalAmount: 118, payAmount: 118, addressRequired: false })
  })

  async function me(): Promise<string> {
    const { data } = await shop.call(listOrders, { tab: 'OTHER', ...PAGE }, { as })
    if (data?.list[0]) return data.list[0].userId
    const reply = await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/users' })
    const all: { id: string; cellphone: string }[] = reply.json()
    return all.find((user) => user.cellphone === cellphone)?.id ?? ''
  }

  it('appear as in the cart, whether they are in it or not (contract G7)', async () => {
    await shop.call(addToCart, { skuId: mug, qty: 1 }, { as })
    const { data: cart } = await shop.call(getCart, {}, { as })
    const [inCart] = cart?.groups[0]?.items ?? []
    const wanted = [mug, shirt, bear].map((skuId) => ({ skuId, qty: 2 }))
    const { data } = await shop.call(preOrderGoods, { items: wanted, deliverMethod: 'SELF_PICKUP' }, { as })
    expect(data?.items.map(({ deliverMethod }) => deliverMethod)).toEqual(['SELF_PICKUP'])
    const offered = data?.items[0]?.items ?? []
    const of = (id: string) => offered.find(({ skuId }) => skuId === id)
    expect(offered).toHaveLength(3)
    expect(of(mug)).toEqual({ ...inCart, qty: 2 })
    expect(of(shirt)).toMatchObject({ cartItemId: shirt, qty: 2, selected: true, invalid: false })
    expect(of(bear)).toMatchObject({ cartItemId: bear, qty: 2, invalid: true })
  })

  it('create one order per intent, then are paid, sent, received, and earn points (SHOP-013, ORDER-062)', async () => {
    const input = await offered()
    const headers = { 'idempotency-key': `goods-${count}` }
    const { data: order } = await shop.call(createGoodsOrder, input, { as, headers })
    expect((await shop.call(createGoodsOrder, input, { as, headers })).data).toEqual(order)
    expect(order).toMatchObject({ orderType: 'GOODS', payAmount: 2 * 168 + 59 + 12 })
    const orderId = order?.orderId ?? ''
    expect(await read(orderId)).toMatchObject({ orderStatus: 'UNPAID', paidDeadlineTime: 900 })
    expect((await shop.call(confirmReceipt, { orderId }, { as })).comments).toBe('商品尚未发出，暂不能确认收货')
    expect(await sandbox(shop, `orders/${orderId}/ship`)).toMatchObject({ done: false })
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await read(orderId)).toMatchObject({
      orderStatus: 'PAID',
      paidDeadlineTime: 0,
      address: { receiver: '李雷' },
    })
    expect(await sandbox(shop, `orders/${orderId}/ship`)).toMatchObject({ done: true })
    expect(await sandbox(shop, `orders/${orderId}/ship`)).toMatchObject({ done: false })
    const sent = await read(orderId)
    expect(sent).toMatchObject({ orderStatus: 'SHIPPED', express: { displayName: '顺丰速运' } })
    expect(sent?.orderItems.map(({ qty, orderStatus }) => [qty, orderStatus]).sort()).toEqual([
      [1, 'SHIPPED'],
      [2, 'SHIPPED'],
    ])
    const { data: listed } = await shop.call(listOrders, { tab: 'OTHER', ...PAGE }, { as })
    expect(listed?.list).toMatchObject([
      { orderId, orderType: 'GOODS', firstShowId: '', displayPosterURL: expect.stringContaining('/static/') },
    ])
    expect((await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })).data?.orderBrief.orderId).toBe(orderId)
    expect(await points()).toBe(0)
    expect((await shop.call(confirmReceipt, { orderId }, { as })).data).toBe(true)
    expect((await shop.call(confirmReceipt, { orderId }, { as })).data).toBe(true)
    expect(await read(orderId)).toMatchObject({ orderStatus: 'DONE' })
    expect(await points()).toBe(2 * 168 + 59)
    const stranger = await shop.signIn('13960099998')
    expect((await shop.call(getGoodsOrder, { orderId }, { as: stranger })).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect((await shop.call(confirmReceipt, { orderId }, { as: stranger })).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('count as received ten days after they were sent', async () => {
    const orderId = await bought()
    await sandbox(shop, `orders/${orderId}/ship`)
    shop.clock.advance(10 * DAY_MS)
    as = await shop.signIn(cellphone)
    expect(await read(orderId)).toMatchObject({ orderStatus: 'DONE' })
    await runShopJobs(shop)
    expect(await points()).toBe(2 * 168 + 59)
  })

  it('return to stock piece by piece, with their earnings', async () => {
    const before = await shop.unitsLeft(shirt)
    const orderId = await bought({ deliverMethod: 'SELF_PICKUP' })
    await shop.call(confirmReceipt, { orderId }, { as })
    expect(await points()).toBe(395)
    const { data: refundable } = await shop.call(getRefundableOrder, { orderId }, { as })
    const pieces = refundable?.sessions[0]?.tickets ?? []
    expect(pieces.map(({ selectable }) => selectable)).toEqual([true, true, true])
    const shirts = pieces.filter(({ priceInfo }) => priceInfo.yuanNum === '168').map(({ ticketId }) => ticketId)
    const giveBack = async (ticketIds: string[]) => {
      const { data, ...refusal } = await shop.call(previewRefund, { orderId, ticketIds }, { as })
      if (data === null) return refusal
      const { previewToken, refundAmount } = data
      const applied = await shop.call(applyRefund, { orderId, ticketIds, reasonCode: 'OTHER', previewToken }, { as })
      return { refundAmount, refundId: applied.data?.refundId }
    }
    const one = await giveBack(shirts.slice(0, 1))
    expect(one).toMatchObject({ refundAmount: 168 })
    expect(await giveBack(shirts)).toMatchObject({ statusCode: BUSINESS_ERROR.notRefundable })
    await sandbox(shop, `refunds/${'refundId' in one ? one.refundId : ''}/approve`)
    expect(await points()).toBe(395 - 168)
    expect(await shop.unitsLeft(shirt)).toBe(before - 1)
    const rest = await giveBack(pieces.map(({ ticketId }) => ticketId).filter((id) => id !== shirts[0]))
    await sandbox(shop, `refunds/${'refundId' in rest ? rest.refundId : ''}/approve`)
    expect(await points()).toBe(0)
    expect(await read(orderId)).toMatchObject({ orderStatus: 'REFUNDED' })
  })

  it('stay sold seven days after their receipt', async () => {
    const orderId = await bought({ deliverMethod: 'SELF_PICKUP' })
    await shop.call(confirmReceipt, { orderId }, { as })
    shop.clock.advance(7 * DAY_MS)
    as = await shop.signIn(cellphone)
    const { data } = await shop.call(getRefundableOrder, { orderId }, { as })
    expect(data).toMatchObject({ refundable: false })
  })

  const refusals: [string, () => Promise<Partial<CreateGoodsOrderInput>>, number][] = [
    [
      'another amount was seen',
      async () => ({ paymentParam: { payAmount: 1, totalAmount: 1 } }),
      BUSINESS_ERROR.amountChanged,
    ],
    ['the offer is unknown', async () => ({ preOrderId: 'f'.repeat(24) }), BUSINESS_ERROR.quoteInvalid],
    ['the offer was for less', async () => ({ items: [{ skuId: mug, qty: 9 }] }), BUSINESS_ERROR.quoteInvalid],
    ['nothing was agreed to', async () => ({ agreedPolicyIds: [] }), BUSINESS_ERROR.agreementNeeded],
    [
      'nobody can be called',
      async () => ({ contact: { cellphone: '1', countryCode: '86' } }),
      BUSINESS_ERROR.phoneFormat,
    ],
    ['the address is unknown', async () => ({ addressId: 'none' }), BUSINESS_ERROR.addressNeeded],
    [
      'the address is somebody else’s',
      async () => ({ addressId: await newAddress(shop, await shop.signIn('13960099997')) }),
      BUSINESS_ERROR.addressNeeded,
    ],
  ]
  it.each(refusals)('fail to order when %s', async (_why, changes, code) => {
    const input = { ...(await offered()), ...(await changes()) }
    const answer = await shop.call(createGoodsOrder, input, { as })
    expect(answer).toMatchObject({ statusCode: code, data: null })
    expect(answer.comments).toMatch(/\S/)
    expect((await shop.call(listOrders, { tab: 'OTHER', ...PAGE }, { as })).data?.total).toBe(0)
  })

  it('show options, prices and stock (CAT-120)', async () => {
    const { data: found } = await shop.call(listSpus, { ...PAGE, keyword: 'T 恤' })
    const { data } = await shop.call(getSpu, { spuId: found?.list[0]?.spuId ?? '' })
    expect(data?.skus.map(({ skuId }) => skuId)).toContain(shirt)
    expect(data?.skus.every(({ price, stock, limit }) => price > 0 && stock > 0 && limit === 20)).toBe(true)
    expect(data).toMatchObject({ deliverMethods: ['EXPRESS', 'SELF_PICKUP'], supportCart: true })
    expect(data).toMatchObject({
      images: [data?.imgUrl, data?.imgUrl.replace('scenes', 'close-ups')],
      html: '<p>230 克精梳棉，背面印有全部巡演城市，男女同款。</p>',
    })
    expect(data?.serviceNotes).toEqual([
      '付款后由顺丰速运发出',
      '到演出现场出示订单自取',
      '收货后 7 天内可退',
      '每件商品每单限购 20 件',
    ])
    const [spec, ...others] = data?.specs ?? []
    expect([spec?.name, others]).toEqual(['尺码', []])
    expect(spec?.values).toEqual(data?.skus.map(({ valueIds: [valueId], name }) => ({ valueId, name })))
  })

  it('sell up to their stock, twenty at most per order', async () => {
    const gone = await shop.call(createGoodsOrder, await offered({ items: [{ skuId: bear, qty: 1 }] }), { as })
    expect(gone.statusCode).toBe(BUSINESS_ERROR.soldOut)
    const many = { items: [{ skuId: mug, qty: 21 }], deliverMethod: 'EXPRESS' as const }
    expect((await shop.call(preOrderGoods, many, { as })).statusCode).toBe(BUSINESS_ERROR.limitReached)
    const twice = { ...many, items: [1, 1].map((qty) => ({ skuId: mug, qty })) }
    expect((await shop.call(preOrderGoods, twice, { as })).statusCode).toBe(BUSINESS_ERROR.badInput)
    const ticket = await shop.call(getGoodsOrder, { orderId: 'none' }, { as })
    expect(ticket.statusCode).toBe(BUSINESS_ERROR.notFound)
    expect((await shop.call(getSpu, { spuId: 'none' })).statusCode).not.toBe(STATUS.success)
  })
})
