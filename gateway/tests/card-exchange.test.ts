import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { checkCouponExchange } from '@/contracts/coupon/check-coupon-exchange'
import { getCouponAutoUse } from '@/contracts/coupon/get-coupon-auto-use'
import { getCouponSupport } from '@/contracts/coupon/get-coupon-support'
import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { useExchangeCoupon } from '@/contracts/coupon/use-exchange-coupon'
import { STATUS } from '@/contracts/envelope'
import { getOrder } from '@/contracts/order/get-order'
import { getCardByOrder } from '@/contracts/privilege/get-card-by-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { DAY_MS } from '../src/clock'
import { inventory } from '../src/database/schema/inventory'
import { transactions } from '../src/database/schema/payments'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'

const [YEAR_CARD, THEATRE_PASS] = demoOffers().cards.map(({ cardId }) => cardId) as [string, string]
/** Theatre passes that a user may have. */
const LIMIT = 5

describe('a coupon for a card', () => {
  let shop: TestGateway
  let person: Person
  let couponId: string

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
    couponId = await person.coupon('theatre-pass')
  })
  afterEach(() => shop.close())

  const use = (privilegeCardTemplateId = THEATRE_PASS, key = 'once', as = person.as) =>
    shop.call(
      useExchangeCoupon,
      { couponId, privilegeCardTemplateId, type: 'PRIVILEGE_CARD' },
      { as, headers: { 'idempotency-key': key } },
    )
  const check = async (privilegeCardTemplateId = THEATRE_PASS) =>
    (await shop.call(checkCouponExchange, { couponId, privilegeCardTemplateId }, { as: person.as })).data
  const status = async () =>
    (await person.call(listOwnCoupons, { offset: 0, length: 20 })).list.find((coupon) => coupon.couponId === couponId)
      ?.couponStatus.name
  const left = () => shop.unitsLeft(THEATRE_PASS)

  it('names the goods of a voucher that is for no others (COUPON-078)', async () => {
    const guest = await Person.join(shop)
    const voucher = await guest.coupon('mug-voucher')
    const spuId = demoOffers().goods.find(({ name }) => name['zh-CN'].includes('马克杯'))?.spuId
    expect(await guest.call(getCouponSupport, { couponId: voucher })).toEqual({ supportUse: true, spuId })
    const other = await Person.join(shop)
    const ofAnyGoods = await other.coupon('pack-goods')
    expect(await other.call(getCouponSupport, { couponId: ofAnyGoods })).toEqual({ supportUse: false })
  })

  it('shows the card, without further choices (COUPON-077, COUPON-078)', async () => {
    expect(await person.call(getCouponSupport, { couponId })).toEqual({
      supportUse: true,
      privilegeCardName: '话剧次卡',
      privilegeCardTemplateId: THEATRE_PASS,
    })
    expect(await person.call(getCouponAutoUse, { couponId })).toEqual({ support: false })
    const hasty = await Person.join(shop)
    const instant = { couponId: await hasty.coupon('theatre-pass-now') }
    expect(await hasty.call(getCouponAutoUse, instant)).toEqual({ support: true })
    for (const key of ['theatre-88', 'one-ticket']) {
      const other = await Person.join(shop)
      const ordinary = { couponId: await other.coupon(key) }
      expect(await other.call(getCouponSupport, ordinary)).toEqual({ supportUse: false })
      expect(await other.call(getCouponAutoUse, ordinary)).toEqual({ support: false })
    }
  })

  it('becomes the card once, by a free order (CARD-019, COUPON-083)', async () => {
    const before = await left()
    expect(await check()).toEqual({ pass: true, message: '' })
    const { data } = await use()
    expect((await use()).data).toEqual(data)
    const { orderId = '', userCardInstanceId } = data ?? {}
    const { orderBrief, priceItems } = await person.call(getOrder, { orderId, fromPage: 'T' })
    expect(orderBrief.orderState.name).toBe('SUCCEEDED')
    const { db } = shop.database
    const paid = await db.select().from(transactions).where(eq(transactions.orderId, orderId))
    expect(paid.map(({ cents, state }) => [cents, state])).toEqual([[0, 'PAID']])
    expect(priceItems.map(({ priceItemType, direction, amount }) => [priceItemType, direction, amount])).toEqual([
      ['SERVICE', 'PLUS', 360],
      ['COUPON', 'MINUS', 360],
    ])
    const cards = await person.call(listOwnCards, {})
    expect(cards.map((card) => [card.userCardInstanceId, card.cardId, card.convertibleTimes])).toEqual([
      [userCardInstanceId, THEATRE_PASS, 3],
    ])
    expect(await person.call(getCardByOrder, { itemOrderId: orderId })).toEqual(cards[0])
    expect(await left()).toBe(before - 1)
    expect(await status()).toBe('USED')
    expect(await person.call(getCouponAutoUse, { couponId })).toEqual({ support: false })
    expect(await use(THEATRE_PASS, 'twice')).toMatchObject({
      statusCode: BUSINESS_ERROR.couponUnusable,
      comments: '优惠券已使用',
    })
    expect(await check()).toEqual({ pass: false, message: '优惠券已使用' })
  })

  it('can be given away, and becomes the card of the recipient only (CARD-019, COUPON-007)', async () => {
    const { giftCode } = await person.call(giveCoupon, { couponId, qty: 1 })
    expect(await use()).toMatchObject({ statusCode: BUSINESS_ERROR.couponUnusable, data: null })
    const friend = await Person.join(shop)
    await friend.call(obtainCoupon, { couponCode: giftCode, obtainType: 'SHARE' })
    const [received] = (await friend.call(listOwnCoupons, { offset: 0, length: 20 })).list
    couponId = received?.couponId ?? ''
    expect((await use(THEATRE_PASS, 'mine')).data).toBeNull()
    const { data } = await use(THEATRE_PASS, 'theirs', friend.as)
    const cards = await friend.call(listOwnCards, {})
    expect(cards).toMatchObject([{ userCardInstanceId: data?.userCardInstanceId, cardId: THEATRE_PASS }])
    expect(await person.call(listOwnCards, {})).toEqual([])
  })

  it('takes effect once when used twice at the same moment', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => use(THEATRE_PASS, key)))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
    expect(await person.call(listOwnCards, {})).toHaveLength(1)
  })

  const refusals: [string, () => Promise<string | undefined>, string][] = [
    ['for another card', async () => YEAR_CARD, '不适用于所选商品'],
    [
      'when none is left',
      async () => {
        await shop.database.db.update(inventory).set({ capacity: 0 }).where(eq(inventory.id, THEATRE_PASS))
        return undefined
      },
      '该卡已售罄',
    ],
    [
      'for more cards than a user may have',
      async () => {
        for (let at = 0; at < LIMIT; at += 1) {
          couponId = await person.coupon('theatre-pass')
          await use(THEATRE_PASS, `card-${at}`)
        }
        couponId = await person.coupon('theatre-pass')
        return undefined
      },
      '每人限购 5 张',
    ],
  ]
  it.each(refusals)('stays unused %s (COUPON-079)', async (_when, prepare, words) => {
    const cardId = await prepare()
    expect(await check(cardId)).toEqual({ pass: false, message: words })
    expect(await use(cardId, 'refused')).toMatchObject({ data: null, comments: words })
    expect(await status()).toBe('AVAILABLE')
  })

  it('expires', async () => {
    shop.clock.advance(30 * DAY_MS)
    const [user] = await shop.database.db.select().from(users).where(eq(users.id, person.userId))
    const as = await shop.signIn(user?.cellphone ?? '')
    expect(await use(THEATRE_PASS, 'late', as)).toMatchObject({ comments: '优惠券已过期' })
  })

  it('buys no ticket', async () => {
    const offer = await person.wish(NAMED_SHOWS.sensitive, { couponIds: [couponId] })
    await expect(person.offered(offer)).rejects.toThrow('不适用于该类商品')
  })
})
