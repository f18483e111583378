import { orderInput } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { getPrimeOrder } from '@/contracts/member/get-prime-order'
import { listPrimeCards } from '@/contracts/member/list-prime-cards'
import { preOrderPrime } from '@/contracts/member/pre-order-prime'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { listOrders } from '@/contracts/order/list-orders'
import { preOrder } from '@/contracts/order/pre-order'
import { activateCard } from '@/contracts/privilege/activate-card'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { getCardByOrder } from '@/contracts/privilege/get-card-by-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { preOrderCard } from '@/contracts/privilege/pre-order-card'
import { getRefundRule } from '@/contracts/refund/get-refund-rule'
import { DAY_MS } from '../src/clock'
import { memberships } from '../src/database/schema/benefits'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import { PAY_WITHIN_MS } from '../src/services/orders/place-order'

const YEAR_MS = 365 * DAY_MS
const [YEAR_CARD, , CASH_CARD] = demoOffers().cards.map(({ cardId }) => cardId) as [string, string, string]
const HOLDER = { identityName: '李雷', identityType: 'ID_CARD', identityNo: '11010519491231002X' } as const

describe('cards and memberships', () => {
  let shop: TestGateway
  let as: string
  let cellphone = ''
  let userId = ''
  let count = 0
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    cellphone = `139700${String(count++).padStart(5, '0')}`
    as = await shop.signIn(cellphone)
    const all = await shop.database.db.select().from(users)
    userId = all.find((user) => user.cellphone === cellphone)?.id ?? ''
  })
  afterAll(() => shop.close())

  const cards = async (user = as) => (await shop.call(listOwnCards, {}, { as: user })).data ?? []
  const pay = (orderId: string) => sandbox(shop, `orders/${orderId}/pay`)
  const wants = (cardId: string, qty = 1, payAmount = 190 * qty) =>
    shop.call(createCardOrder, { cardId, qty, priceMode: 'CASH', payAmount }, { as })

  async function boughtCard(cardId: string, payAmount: number): Promise<string> {
    const { data } = await wants(cardId, 1, payAmount)
    await pay(data?.orderId ?? '')
    const { data: card } = await shop.call(getCardByOrder, { itemOrderId: data?.orderId ?? '' }, { as })
    return card?.userCardInstanceId ?? ''
  }

  async function joined(): Promise<string> {
    const [offer] = (await shop.call(listPrimeCards, {})).data ?? []
    const input = { primeCardId: offer?.primeCardId ?? '', payAmount: offer?.price ?? 0, agreed: true }
    const { data } = await shop.call(createPrimeOrder, input, { as })
    await pay(data?.orderId ?? '')
    return data?.orderId ?? ''
  }

  async function quote(choice: object = {}) {
    const input = { ...(await orderInput(shop, NAMED_SHOWS.simpleConcert, as, 2)), ...choice }
    const answer = await shop.call(preOrder, input, { as })
    const { preOrderId = '', payAmount = 0, totalAmount = 0 } = answer.data ?? {}
    return { answer, input: { ...input, preOrderId, paymentParam: { payAmount, totalAmount } } }
  }

  it('begin when the membership is paid, one after the other (MEMBER-027)', async () => {
    const [offer] = (await shop.call(listPrimeCards, {})).data ?? []
    const primeCardId = offer?.primeCardId ?? ''
    const { data: price } = await shop.call(preOrderPrime, { primeCardId }, { as })
    expect(price).toMatchObject({ payAmount: 198, priceItems: [{ priceItemType: 'SERVICE', amount: 198 }] })
    const headers = { 'idempotency-key': `prime-${count}` }
    const input = { primeCardId, payAmount: 198, agreed: true }
    const first = await shop.call(createPrimeOrder, input, { as, headers })
    expect((await shop.call(createPrimeOrder, input, { as, headers })).data).toEqual(first.data)
    expect(first.data).toMatchObject({ orderType: 'MEMBER', payAmount: 198 })
    const orderId = first.data?.orderId ?? ''
    expect((await shop.call(getPrimeOrder, { orderId }, { as })).data).toEqual({
      orderStateName: 'UNPAID',
      primeLevelName: '安可会员',
      giftCoupons: [],
    })
    await pay(orderId)
    const validTo = shop.clock.now() + YEAR_MS
    expect((await shop.call(getPrimeOrder, { orderId }, { as })).data).toMatchObject({
      orderStateName: 'SUCCEEDED',
      validTo,
    })
    const second = await joined()
    expect((await shop.call(getPrimeOrder, { orderId: second }, { as })).data?.validTo).toBe(validTo + YEAR_MS)
    const stranger = await shop.signIn('13970099999')
    expect((await shop.call(getPrimeOrder, { orderId }, { as: stranger })).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('lose no day when several begin at once (MEMBER-027)', async () => {
    await Promise.all([1, 2, 3, 4].map(() => sandbox(shop, `users/${userId}/grant`, { kind: 'level' })))
    const own = eq(memberships.userId, userId)
    const sorted = await shop.database.db.select().from(memberships).where(own).orderBy(memberships.startsAt)
    expect(sorted).toHaveLength(4)
    expect(sorted.slice(1).map(({ startsAt }) => startsAt)).toEqual(sorted.slice(0, -1).map(({ endsAt }) => endsAt))
  })

  it('discount tickets for members during their membership', async () => {
    const ordinary = (await quote()).answer.data
    expect(ordinary).toMatchObject({ payAmount: 760 })
    expect(ordinary).not.toHaveProperty('prime')
    await joined()
    const { answer, input } = await quote()
    expect(answer.data).toMatchObject({ totalAmount: 760, payAmount: 722 })
    expect(answer.data?.prime).toMatchObject({ discount: 0.95, formatDiscount: '9.5折' })
    expect(answer.data?.priceItems.map(({ priceItemType, amount }) => [priceItemType, amount])).toEqual([
      ['TICKET', 760],
      ['PRIME', 38],
    ])
    const { data: order } = await shop.call(createOrder, input, { as })
    expect(order?.payAmount).toBe(722)
  })

  it.each([
    ['another amount was seen', { payAmount: 1 }, BUSINESS_ERROR.amountChanged],
    ['it was not agreed to', { agreed: false }, BUSINESS_ERROR.agreementNeeded],
    ['it is unknown', { primeCardId: 'none' }, BUSINESS_ERROR.notFound],
  ])('grant no membership when %s', async (_why, changes, code) => {
    const { primeCardId } = demoOffers().membership
    const answer = await shop.call(createPrimeOrder, { primeCardId, payAmount: 198, agreed: true, ...changes }, { as })
    expect(answer).toMatchObject({ statusCode: code, data: null })
    expect(answer.comments).toMatch(/\S/)
  })

  it('activate once, by their holder (CARD-013, CARD-015, CARD-016, CARD-017, CARD-018, A-CARD-3)', async () => {
    const { data: price } = await shop.call(preOrderCard, { cardId: YEAR_CARD, qty: 1, priceMode: 'CASH' }, { as })
    expect(price).toMatchObject({ payAmount: 299, needIdentity: true })
    const userCardInstanceId = await boughtCard(YEAR_CARD, 299)
    expect(await cards()).toMatchObject([
      {
        userCardInstanceId,
        enabled: false,
        cardType: 'RIGHTS',
        convertibleTimes: 12,
        redeemedTimes: 0,
        isHistory: false,
        isAnnualCard: true,
        promotionDesc: expect.stringMatching(/\S/),
        cardUrl: expect.stringContaining('/static/'),
      },
    ])
    const activate = (holder: object, user = as) =>
      shop.call(activateCard, { userCardInstanceId, ...holder }, { as: user })
    for (const holder of [{}, { ...HOLDER, identityNo: '1' }, { ...HOLDER, identityName: ' ' }]) {
      const answer = await activate(holder)
      expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.idNumber, comments: '请填写正确的持卡人信息' })
    }
    const stranger = await shop.signIn('13970099998')
    expect((await activate(HOLDER, stranger)).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect((await activate(HOLDER)).data).toBe(true)
    expect((await activate({ ...HOLDER, identityName: '韩梅' })).data).toBe(true)
    const [card] = await cards()
    expect(card).toMatchObject({
      enabled: true,
      identityName: '李雷',
      identityType: 'ID_CARD',
      expirationTime: shop.clock.now() + YEAR_MS,
    })
    expect(card?.identityNo).not.toBe(HOLDER.identityNo)
  })

  it('pay parts of orders from a cash balance once activated (COUPON-070, contract D-8)', async () => {
    const id = await boughtCard(CASH_CARD, 190)
    const refused = await quote({ cashCardIds: [id] })
    expect(refused.answer).toMatchObject({ statusCode: BUSINESS_ERROR.cardUnusable, data: null })
    await shop.call(activateCard, { userCardInstanceId: id }, { as })
    await shop.call(activateCard, { userCardInstanceId: id }, { as })
    expect(await cards()).toMatchObject([{ cardType: 'CASH', cardPrice: 200, balance: { yuanNum: '200' } }])
    const { answer, input } = await quote({ cashCardIds: [id] })
    expect(answer.data).toMatchObject({
      payAmount: 560,
      cashCards: [{ cardId: id, cardPrice: 200, applied: 200 }],
    })
    const { data: order } = await shop.call(createOrder, input, { as })
    expect((await quote({ cashCardIds: [id] })).answer.statusCode).toBe(BUSINESS_ERROR.cardUnusable)
    await shop.call(cancelOrder, { orderId: order?.orderId ?? '', reason: '' }, { as })
    expect((await quote()).answer.data?.cashCards).toMatchObject([{ cardPrice: 200, applied: 0 }])
    const again = await quote({ cashCardIds: [id] })
    const { data: bought } = await shop.call(createOrder, again.input, { as })
    await pay(bought?.orderId ?? '')
    expect(await cards()).toMatchObject([{ balance: { yuanNum: '0' } }])
    const stranger = await shop.signIn('13970099997')
    const theirs = await shop.call(preOrder, { ...input, cashCardIds: [id] }, { as: stranger })
    expect(theirs.statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('pay again as soon as an order has expired, before the sweep (COUPON-070)', async () => {
    const id = await boughtCard(CASH_CARD, 190)
    await shop.call(activateCard, { userCardInstanceId: id }, { as })
    await shop.call(createOrder, (await quote({ cashCardIds: [id] })).input, { as })
    expect((await quote()).answer.data?.cashCards).toEqual([])
    shop.clock.advance(PAY_WITHIN_MS)
    as = await shop.signIn(cellphone)
    const { answer, input } = await quote({ cashCardIds: [id] })
    expect(answer.data?.cashCards).toMatchObject([{ cardId: id, applied: 200 }])
    const { data: order } = await shop.call(createOrder, input, { as })
    await pay(order?.orderId ?? '')
    expect(await cards()).toMatchObject([{ balance: { yuanNum: '0' } }])
  })

  it('expire when not activated within a year (CARD-007)', async () => {
    const id = await boughtCard(CASH_CARD, 190)
    const before = shop.clock.now()
    shop.clock.advance(YEAR_MS)
    as = await shop.signIn(cellphone)
    expect((await cards())[0]).toMatchObject({ cardStatus: 'EXPIRE', enabled: false, isHistory: true })
    const answer = await shop.call(activateCard, { userCardInstanceId: id }, { as })
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.cardUnusable, comments: '该卡已失效' })
    shop.clock.advance(before - shop.clock.now())
  })

  it('sell up to the limit per user, at the shown price', async () => {
    expect((await wants(CASH_CARD, 1, 1)).statusCode).toBe(BUSINESS_ERROR.amountChanged)
    expect((await wants('none')).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect((await wants(YEAR_CARD, 2, 598)).statusCode).toBe(BUSINESS_ERROR.limitReached)
    expect((await wants(YEAR_CARD, 1, 299)).data).toMatchObject({ orderType: 'CARD' })
    expect((await wants(YEAR_CARD, 1, 299)).comments).toBe('每人限购 1 张')
    const { data } = await shop.call(listOrders, { tab: 'OTHER', offset: 0, length: 9 }, { as })
    expect(data?.list).toMatchObject([{ orderType: 'CARD', firstShowName: '安可年度观演卡' }])
    const itemOrderId = data?.list[0]?.orderId ?? ''
    // Not paid: no card yet.
    expect((await shop.call(getCardByOrder, { itemOrderId }, { as })).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('ignore unpaid ones past their time, before the sweep', async () => {
    await wants(YEAR_CARD, 1, 299)
    shop.clock.advance(PAY_WITHIN_MS)
    as = await shop.signIn(cellphone)
    expect((await wants(YEAR_CARD, 1, 299)).data).toMatchObject({ orderType: 'CARD' })
    expect((await wants(YEAR_CARD, 1, 299)).statusCode).toBe(BUSINESS_ERROR.limitReached)
  })

  it('come from the sandbox, which lists starting ids (contract D-17, D-18)', async () => {
    expect(await sandbox(shop, `users/${userId}/grant`, { kind: 'card', cardId: CASH_CARD })).toMatchObject({
      done: true,
    })
    expect(await sandbox(shop, `users/${userId}/grant`, { kind: 'level' })).toMatchObject({ done: true })
    expect((await sandbox(shop, `users/${userId}/grant`, { kind: 'card', cardId: 'none' })).http).toBe(400)
    expect(await cards()).toMatchObject([{ cardType: 'CASH', enabled: false }])
    expect((await quote()).answer.data?.payAmount).toBe(722)
    const reply = await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })
    expect(reply.json()).toMatchObject({ cashCardId: CASH_CARD, exchangeCode: 'ENCORE2026' })
  })

  it("have refund rules by kind or by card, not for another user's card (REFUND-003)", async () => {
    const never = { title: '安可储值卡 200退卡规则', periods: [{ allowed: false, feeRate: 1 }] }
    expect((await shop.call(getRefundRule, { cardId: CASH_CARD }, { as })).data).toMatchObject(never)
    const cardId = await boughtCard(CASH_CARD, 190)
    expect((await shop.call(getRefundRule, { cardId }, { as })).data).toMatchObject(never)
    const stranger = await shop.signIn('13970099999')
    const unknown = await shop.call(getRefundRule, { cardId: 'none' }, { as: stranger })
    expect(await shop.call(getRefundRule, { cardId }, { as: stranger })).toEqual(unknown)
    const wrong = { data: null, statusCode: BUSINESS_ERROR.badInput }
    expect(await shop.call(getRefundRule, {}, { as })).toMatchObject(wrong)
    expect(await shop.call(getRefundRule, { cardId, orderId: 'one' }, { as })).toMatchObject(wrong)
  })
})
