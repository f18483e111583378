/** @engine embedded: its calls at the same time only read. */
import { CONTACT, firstSku } from '@test/goods-buyer'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { addToCart } from '@/contracts/cart/add-to-cart'
import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { getSpu } from '@/contracts/goods/get-spu'
import { type PreOrderGoodsInput, preOrderGoods } from '@/contracts/goods/pre-order-goods'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { pointAccount } from '../src/services/ledgers/points'
import { lockChain } from '../src/services/refunds/allocate-refund'
import { refundInFull } from '../src/services/refunds/refund-in-full'
import { stableId } from '../src/stable-id'

const PAGE = { offset: 0, length: 20 }

describe('goods for points and packages of coupons (A-SHOP-1)', () => {
  let shop: TestGateway
  let buyer: Person
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    buyer = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const grant = (amount: number) => sandbox(shop, `users/${buyer.userId}/grant`, { kind: 'points', amount })
  const balance = async () => (await pointAccount(shop.database.db, buyer.userId, shop.clock.now())).balance
  const ownCoupons = async () => (await buyer.call(listOwnCoupons, PAGE)).list

  async function wanted(
    keyword: string,
    deliverMethod: PreOrderGoodsInput['deliverMethod'],
    qty = 1,
  ): Promise<PreOrderGoodsInput> {
    return { items: [{ skuId: await firstSku(shop, keyword), qty }], deliverMethod }
  }

  /** The order of what is offered, and the answer of the shop. */
  async function order(input: PreOrderGoodsInput) {
    const { preOrderId, payAmount, totalAmount, agreements } = await buyer.call(preOrderGoods, input)
    const agreedPolicyIds = agreements.map(({ id }) => id)
    const paymentParam = { payAmount, totalAmount }
    return shop.call(
      createGoodsOrder,
      { ...input, preOrderId, paymentParam, contact: CONTACT, agreedPolicyIds },
      { as: buyer.as },
    )
  }

  it('shows the price in points, in money and points, and no cart for them (SHOP-015)', async () => {
    const prices = await Promise.all(
      ['photo-cards', 'stub-frame'].map(async (picture) => {
        const { spuType, priceInfo, supportCart, skus } = await buyer.call(getSpu, {
          spuId: stableId(`spu:${picture}`),
        })
        const { prefix, yuanNum, suffix } = priceInfo
        return [spuType, `${prefix}${yuanNum}${suffix}`, skus[0]?.pointPrice, supportCart]
      }),
    )
    expect(prices).toEqual([
      ['POINT_GOODS', '1200 积分', 1200, false],
      ['POINT_GOODS', '¥29 + 2000 积分', 2000, false],
    ])
    const { skuId } = (await wanted('拍立得', 'SELF_PICKUP')).items[0] ?? { skuId: '' }
    expect((await shop.call(addToCart, { skuId, qty: 1 }, { as: buyer.as })).data).toBeNull()
  })

  it('spends the points of goods without a price in money at once, and returns them with the refund', async () => {
    await grant(3000)
    const input = await wanted('拍立得', 'SELF_PICKUP', 2)
    expect(await buyer.call(preOrderGoods, { ...input, usePoint: true })).toMatchObject({
      payAmount: 0,
      pointPrice: 2400,
      points: { held: 3000, usePoint: 0 },
    })
    const { data } = await order(input)
    expect(data).toMatchObject({ payAmount: 0, unPaidTransactionIds: [] })
    expect(await balance()).toBe(600)
    const { orderItems } = await buyer.call(getGoodsOrder, { orderId: data?.orderId ?? '' })
    expect(orderItems[0]?.priceInfo).toMatchObject({ yuanNum: '', suffix: '1200 积分' })
    await shop.database.db.transaction(async (db) => {
      const chain = await lockChain(db, data?.orderId ?? '')
      const [bought] = chain
      if (!bought) throw new Error('the order is not there')
      await refundInFull({ db, clock: shop.clock }, chain, bought, { kind: 'SHOP', reasonCode: 'GIVEN_BACK' })
    })
    expect(await balance()).toBe(3000)
  })

  it('charges the money part besides the points, and the courier', async () => {
    await grant(2000)
    const { data } = await order(await wanted('相框', 'SELF_PICKUP'))
    expect(data?.payAmount).toBe(29)
    expect((await buyer.call(preOrderGoods, await wanted('相框', 'EXPRESS'))).payAmount).toBe(41)
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    expect(await balance()).toBe(0)
  })

  it('refuses goods for more points than the buyer has', async () => {
    await grant(1199)
    expect(await order(await wanted('拍立得', 'SELF_PICKUP'))).toMatchObject({
      statusCode: BUSINESS_ERROR.balanceTooLow,
      data: null,
    })
    expect(await balance()).toBe(1199)
  })

  it('deducts points only from goods priced in points', async () => {
    await grant(2000)
    const [frame, mug] = [await wanted('相框', 'SELF_PICKUP'), await wanted('马克杯', 'SELF_PICKUP')]
    const { data } = await order({ ...frame, items: [...frame.items, ...mug.items] })
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    const { sessions } = await buyer.call(getRefundableOrder, { orderId: data?.orderId ?? '' })
    const paid = sessions.flatMap(({ tickets }) => tickets.map(({ priceInfo }) => priceInfo.yuanNum))
    expect(paid.sort()).toEqual(['29', '59'])
  })

  it('grants the coupons of a package once it is paid, and completes the order', async () => {
    const input = await wanted('券包', 'E_COUPON')
    const { data } = await order(input)
    expect(data?.payAmount).toBe(19.9)
    expect(await ownCoupons()).toEqual([])
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    const titles = (await ownCoupons()).map(({ title }) => title).sort()
    expect(titles).toEqual(['周边礼包', '周边礼包', '观演礼包', '观演礼包', '观演礼包'])
    expect(await buyer.call(getGoodsOrder, { orderId: data?.orderId ?? '' })).toMatchObject({
      orderStatus: 'DONE',
      hasCoupons: true,
    })
    expect((await buyer.call(getRefundableOrder, { orderId: data?.orderId ?? '' })).refundable).toBe(false)
  })

  it('sells a package repeatedly to a buyer with its coupons', async () => {
    for (const _time of ['first', 'second']) {
      const { data } = await order(await wanted('券包', 'E_COUPON', 2))
      await sandbox(shop, `orders/${data?.orderId}/pay`)
    }
    expect(await ownCoupons()).toHaveLength(20)
  })

  it('allows gifts of package coupons, which stay with the friend when the shop closes the order', async () => {
    const { data } = await order(await wanted('券包', 'E_COUPON'))
    const orderId = data?.orderId ?? ''
    await sandbox(shop, `orders/${orderId}/pay`)
    const coupon = (await ownCoupons()).find(({ title }) => title === '观演礼包')
    expect(coupon?.giftable).toBe(true)
    const { giftCode } = await buyer.call(giveCoupon, { couponId: coupon?.couponId ?? '', qty: 1 })
    const friend = await buyer.friend()
    await friend.call(obtainCoupon, { couponCode: giftCode, obtainType: 'SHARE' })
    await sandbox(shop, `orders/${orderId}/close`)
    const states = async (of: Person) =>
      (await of.call(listOwnCoupons, PAGE)).list.map(({ couponStatus }) => couponStatus.name).sort()
    expect(await states(friend)).toEqual(['AVAILABLE'])
    expect(await states(buyer)).not.toContain('AVAILABLE')
  })

  it('applies no coupon to a package of coupons', async () => {
    const { data } = await order(await wanted('券包', 'E_COUPON'))
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    expect((await buyer.call(preOrderGoods, await wanted('券包', 'E_COUPON', 9))).coupons).toEqual([])
  })

  it('lists the coupons in a package', async () => {
    const { packageCoupons, deliverMethods } = await buyer.call(getSpu, { spuId: stableId('spu:coupon-pack') })
    expect(packageCoupons).toMatchObject([
      { title: '观演礼包', worth: '¥20', qty: 3 },
      { title: '周边礼包', worth: '¥10', qty: 2 },
    ])
    expect(deliverMethods).toEqual(['E_COUPON'])
  })
})
