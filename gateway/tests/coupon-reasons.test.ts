import { orderInput } from '@test/buyer'
import { demoCoupon } from '@test/demo-coupon'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { createOrder } from '@/contracts/order/create-order'
import { type PreOrderInput, preOrder } from '@/contracts/order/pre-order'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('the words with the coupons of a purchase', () => {
  let shop: TestGateway
  let person: Person
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  async function offered(qty: number, choice: Partial<PreOrderInput> = {}) {
    const input = { ...(await orderInput(shop, NAMED_SHOWS.simpleConcert, person.as, qty)), ...choice }
    const offer = await person.call(preOrder, input)
    const { preOrderId, payAmount, totalAmount, coupons } = offer
    return { coupons, order: { ...input, preOrderId, paymentParam: { payAmount, totalAmount } } }
  }

  it('explain why they apply, and the amount or quantity missing for the others', async () => {
    for (const key of ['concert-100', 'pack-show', 'weekend-95']) await person.coupon(key)
    const { couponTemplateId } = demoCoupon('last-three')
    await sandbox(shop, `users/${person.userId}/grant`, { kind: 'coupon', couponTemplateId })
    const reasonsFor = async (qty: number) => {
      const { coupons } = await offered(qty)
      return new Map(coupons.map((one) => [one.couponCode, one.usableReason ?? one.unusableHint]))
    }
    expect([...(await reasonsFor(1))]).toEqual([
      ['ENCORE-LAST-THREE', '适用商品再加 1 件即可使用'],
      ['ENCORE-CONCERT-100', '适用商品再满 ¥600.00 即可使用'],
      ['ENCORE-WEEKEND-95', '适用于本单全部商品'],
      ['ENCORE-PACK-SHOW', '适用于本单全部商品 · 已满 ¥150'],
    ])
    expect((await reasonsFor(3)).get('ENCORE-CONCERT-100')).toBe('适用于本单全部商品 · 已满 ¥980')
    expect((await reasonsFor(2)).get('ENCORE-LAST-THREE')).toBe('适用于本单全部商品 · 已满 2 件')
  })

  it('mark the coupon that saves most, and the one in the quote (COUPON-009)', async () => {
    for (const key of ['newcomer-50', 'weekend-95']) await person.coupon(key)
    const weekendId =
      (await offered(1)).coupons.find(({ couponCode }) => couponCode === 'ENCORE-WEEKEND-95')?.couponId ?? ''
    const { coupons } = await offered(1, { couponIds: [weekendId] })
    const marks = coupons.map(({ couponCode, defaultSelect, isChecked }) => [couponCode, defaultSelect, isChecked])
    expect(new Set(marks)).toEqual(
      new Set([
        ['ENCORE-NEWCOMER-50', true, false],
        ['ENCORE-WEEKEND-95', false, true],
      ]),
    )
  })

  it('name the order that uses them and has to end first', async () => {
    const couponIds = [await person.coupon('newcomer-50')]
    const { order } = await offered(1, { couponIds })
    await person.call(createOrder, order)
    const [coupon] = (await offered(1)).coupons
    expect([coupon?.unusableReason, coupon?.unusableHint]).toEqual(['已用于待支付订单', '取消使用该券的订单后可用'])
  })
})
