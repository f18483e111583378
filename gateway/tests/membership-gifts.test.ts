import { orderInput } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { getGrowthAccount } from '@/contracts/member/get-growth-account'
import { getPrimeOrder } from '@/contracts/member/get-prime-order'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import { lockChain } from '../src/services/refunds/allocate-refund'
import { refundInFull } from '../src/services/refunds/refund-in-full'

const { membership, coupons } = demoOffers()
const { primeCardId } = membership
const WELCOME = coupons.find(({ key }) => key === 'newcomer-50')
const PAGE = { offset: 0, length: 50 }

describe('coupons that come with a membership (MEMBER-027, contract M12)', () => {
  let shop: TestGateway
  let as: string
  let people = 0
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    people += 1
    as = await shop.signIn(`134700${String(people).padStart(5, '0')}`)
  })
  afterAll(() => shop.close())

  const order = async () => {
    const input = { primeCardId, payAmount: membership.priceCent / 100, agreed: true }
    return (await shop.call(createPrimeOrder, input, { as })).data?.orderId ?? ''
  }
  const pay = (orderId: string) => sandbox(shop, `orders/${orderId}/pay`)
  const gifts = async (orderId: string) => (await shop.call(getPrimeOrder, { orderId }, { as })).data?.giftCoupons ?? []
  const own = async () => (await shop.call(listOwnCoupons, PAGE, { as })).data?.list ?? []

  async function joined(): Promise<string> {
    const orderId = await order()
    await pay(orderId)
    return orderId
  }

  it('belong to the member once the order is paid: the promised ones, once each', async () => {
    const orderId = await order()
    expect(await gifts(orderId)).toEqual([])
    expect(await own()).toEqual([])
    await pay(orderId)
    await pay(orderId)
    const given = await gifts(orderId)
    expect(given.map(({ couponTemplateId }) => couponTemplateId).sort()).toEqual([...membership.giftCouponIds].sort())
    expect(given.every(({ couponStatus, giftable }) => couponStatus.name === 'AVAILABLE' && !giftable)).toBe(true)
    expect((await own()).map(({ couponId }) => couponId).sort()).toEqual(given.map(({ couponId }) => couponId).sort())
    const validTo = (await shop.call(getPrimeOrder, { orderId }, { as })).data?.validTo
    expect((await shop.call(getGrowthAccount, {}, { as })).data).toMatchObject({ validTo })
  })

  it('arrive again with the next membership, in addition to earlier ones', async () => {
    const first = await joined()
    await shop.call(obtainCoupon, { couponCode: WELCOME?.couponCode ?? '', obtainType: 'RECEIVE' }, { as })
    const second = await joined()
    const ids = [...(await gifts(first)), ...(await gifts(second))].map(({ couponId }) => couponId)
    expect(new Set(ids).size).toBe(2 * membership.giftCouponIds.length)
    expect(await own()).toHaveLength(ids.length + 1)
  })

  it('arrive in full for two memberships paid in one moment', async () => {
    const orders = [await order(), await order()]
    await Promise.all(orders.map(pay))
    expect(await own()).toHaveLength(2 * membership.giftCouponIds.length)
  })

  it('pay parts of orders, cannot be given away, and end with a refunded membership', async () => {
    const orderId = await joined()
    const [welcome, other] = (await gifts(orderId)).filter((coupon) => coupon.couponBizTypes.includes('SHOW'))
    const couponId = welcome?.couponId ?? ''
    expect((await shop.call(giveCoupon, { couponId, qty: 1 }, { as })).data).toBeNull()
    const input = { ...(await orderInput(shop, NAMED_SHOWS.simpleConcert, as, 1)), couponIds: [couponId] }
    const { data: quote } = await shop.call(preOrder, input, { as })
    const { preOrderId = '', payAmount = 0, totalAmount = 0 } = quote ?? {}
    expect(payAmount).toBe(380 * membership.showDiscount - 50)
    const paymentParam = { payAmount, totalAmount }
    const { data: placed } = await shop.call(createOrder, { ...input, preOrderId, paymentParam }, { as })
    await shop.database.db.transaction(async (db) => {
      const chain = await lockChain(db, orderId)
      const [bought] = chain
      if (!bought) throw new Error('the order of the membership is not there')
      const why = { kind: 'SHOP', reasonCode: 'GIVEN_BACK' } as const
      await refundInFull({ db, clock: shop.clock }, chain, bought, why)
    })
    const states = new Map((await own()).map((coupon) => [coupon.couponId, coupon.couponStatus.name]))
    expect([states.get(couponId), states.get(other?.couponId ?? '')]).toEqual(['PENDING', 'EXPIRED'])
    // A coupon that pays for an order stays valid.
    await pay(placed?.orderId ?? '')
    expect((await own()).find((coupon) => coupon.couponId === couponId)?.couponStatus.name).toBe('USED')
  })

  it('appear to the member only', async () => {
    const orderId = await joined()
    const stranger = await shop.signIn('13470099999')
    expect((await shop.call(getPrimeOrder, { orderId }, { as: stranger })).statusCode).toBe(BUSINESS_ERROR.notFound)
  })
})
