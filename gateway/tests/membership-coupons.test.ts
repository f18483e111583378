import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getCoupon } from '@/contracts/coupon/get-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { getPrimeOrder } from '@/contracts/member/get-prime-order'
import { preOrderPrime } from '@/contracts/member/pre-order-prime'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { demoOffers } from '../src/demo/offers'
import { lockChain } from '../src/services/refunds/allocate-refund'
import { refundInFull } from '../src/services/refunds/refund-in-full'

const { membership, coupons } = demoOffers()
const { primeCardId } = membership

describe('a coupon for a membership (contract M10, M11)', () => {
  let shop: TestGateway
  let member: Person
  let couponId = ''
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    member = await Person.join(shop)
    couponId = await member.coupon('prime-30')
  })
  afterAll(() => shop.close())

  const order = (input: object = {}) =>
    shop.call(createPrimeOrder, { primeCardId, payAmount: 168, agreed: true, couponId, ...input }, { as: member.as })
  const state = async () => {
    const { list } = await member.call(listOwnCoupons, { offset: 0, length: 20 })
    return list.find((coupon) => coupon.couponId === couponId)?.couponStatus.name
  }

  it('reduces the price line by line, and of the placed order', async () => {
    const price = await member.call(preOrderPrime, { primeCardId, couponId })
    expect(price.payAmount).toBe(168)
    expect(price.priceItems.map(({ priceItemType, amount, direction }) => [priceItemType, amount, direction])).toEqual([
      ['SERVICE', 198, 'PLUS'],
      ['COUPON', 30, 'MINUS'],
    ])
    const { data } = await order()
    expect(data).toMatchObject({ orderType: 'MEMBER', payAmount: 168 })
    expect(await state()).toBe('PENDING')
    expect((await order()).statusCode).toBe(BUSINESS_ERROR.couponUnusable)
    await sandbox(shop, `orders/${data?.orderId}/pay`)
    expect(await state()).toBe('USED')
    expect(await member.call(getPrimeOrder, { orderId: data?.orderId ?? '' })).toMatchObject({
      orderStateName: 'SUCCEEDED',
    })
  })

  it('returns when the order is cancelled, and when the membership is refunded', async () => {
    const { data: first } = await order()
    await member.call(cancelOrder, { orderId: first?.orderId ?? '', reason: '' })
    expect(await state()).toBe('AVAILABLE')
    const { data } = await order()
    const orderId = data?.orderId ?? ''
    await sandbox(shop, `orders/${orderId}/pay`)
    await shop.database.db.transaction(async (db) => {
      const chain = await lockChain(db, orderId)
      const [bought] = chain
      if (!bought) throw new Error('the order is not there')
      await refundInFull({ db, clock: shop.clock }, chain, bought, { kind: 'SHOP', reasonCode: 'GIVEN_BACK' })
    })
    expect(await state()).toBe('AVAILABLE')
  })

  it.each(['theatre-88', 'theatre-pass', 'parking-10'])('rejects %s, which is for something else', async (key) => {
    await member.coupon(key)
    const { list } = await member.call(listOwnCoupons, { offset: 0, length: 20 })
    const other = list.find((coupon) => coupon.couponId !== couponId)?.couponId ?? ''
    const answers = [
      await shop.call(preOrderPrime, { primeCardId, couponId: other }, { as: member.as }),
      await order({ couponId: other }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.couponUnusable, data: null })
      expect(answer.comments).toMatch(/\S/)
    }
    expect(await state()).toBe('AVAILABLE')
  })

  it.each([
    ['without it', { payAmount: 168, couponId: undefined }, BUSINESS_ERROR.amountChanged],
    ['at the price without it', { payAmount: 198 }, BUSINESS_ERROR.amountChanged],
    ['with one that nobody has', { couponId: 'none' }, BUSINESS_ERROR.couponUnusable],
  ] as const)('stays out of an order %s', async (_what, input, statusCode) => {
    expect(await order(input)).toMatchObject({ statusCode, data: null })
    expect(await state()).toBe('AVAILABLE')
  })

  it('names the membership as its purpose', async () => {
    const couponTemplateId = coupons.find(({ key }) => key === 'prime-30')?.couponTemplateId ?? ''
    const { data } = await shop.call(getCoupon, { couponTemplateId }, {})
    expect(JSON.stringify(data)).toContain(membership.name['zh-CN'])
  })
})
