import { Person } from '@test/other-users/person'
import { runShopJobs, sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { listPointRecords } from '@/contracts/member/list-point-records'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { getOrder } from '@/contracts/order/get-order'
import { type CreateCardOrderInput, createCardOrder } from '@/contracts/privilege/create-card-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { preOrderCard } from '@/contracts/privilege/pre-order-card'
import { cards } from '../src/database/schema/benefits'
import { priceLines } from '../src/database/schema/bills'
import { auditBooks } from '../src/services/books/audit-books'
import { pointAccount } from '../src/services/ledgers/points'
import { PAY_WITHIN_MS } from '../src/services/orders/place-order'
import { lockChain } from '../src/services/refunds/allocate-refund'
import { refundInFull } from '../src/services/refunds/refund-in-full'
import { stableId } from '../src/stable-id'

/** Costs 3 000 points. */
const LOUNGE = { cardId: stableId('card:lounge'), priceMode: 'POINT', pointPrice: 3000 } as const
/** Costs 99 yuan and 2 000 points. */
const BACKSTAGE = { cardId: stableId('card:backstage'), priceMode: 'CASH_POINT', pointPrice: 2000 } as const

describe('cards that are paid with points (contract K4, K5)', () => {
  let shop: TestGateway
  let buyer: Person
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    buyer = await Person.join(shop)
    await sandbox(shop, `users/${buyer.userId}/grant`, { kind: 'points', amount: 5000 })
  })
  afterAll(() => shop.close())

  const points = async () => {
    const { balance, frozen } = await pointAccount(shop.database.db, buyer.userId, shop.clock.now())
    return { balance, frozen }
  }
  const order = (input: CreateCardOrderInput) => shop.call(createCardOrder, input, { as: buyer.as })
  const own = () => buyer.call(listOwnCards, {})
  const records = async () => {
    const { list } = await buyer.call(listPointRecords, { offset: 0, length: 9 })
    return list.map(({ change }) => change)
  }

  async function giveBack(orderId: string): Promise<void> {
    await shop.database.db.transaction(async (db) => {
      const chain = await lockChain(db, orderId)
      const [bought] = chain
      if (!bought) throw new Error('the order is not there')
      await refundInFull({ db, clock: shop.clock }, chain, bought, { kind: 'SHOP', reasonCode: 'GIVEN_BACK' })
    })
  }

  it('pay the full price, and return with a refund', async () => {
    const quote = await buyer.call(preOrderCard, { ...LOUNGE, qty: 1 })
    expect(quote).toMatchObject({ payAmount: 0, points: 3000, needIdentity: false })
    expect(quote.priceItems.map(({ priceItemType, amount, direction }) => [priceItemType, amount, direction])).toEqual([
      ['SERVICE', 30, 'PLUS'],
      ['POINT', 30, 'MINUS'],
    ])
    const { data } = await order({ ...LOUNGE, qty: 1, payAmount: 0 })
    expect(data).toMatchObject({ orderType: 'CARD', payAmount: 0 })
    expect(await points()).toEqual({ balance: 2000, frozen: 0 })
    expect(await own()).toMatchObject([{ cardId: LOUNGE.cardId, enabled: true, pointPrice: 3000 }])
    await giveBack(data?.orderId ?? '')
    expect(await points()).toEqual({ balance: 5000, frozen: 0 })
    expect(await own()).toMatchObject([{ cardStatus: 'REFUND' }])
    expect((await records()).sort()).toEqual([-3000, 3000, 5000])
  })

  it('keep points and money until they are paid, then spend or return both', async () => {
    expect(await buyer.call(preOrderCard, { ...BACKSTAGE, qty: 2 })).toMatchObject({
      payAmount: 198,
      points: 4000,
      priceItems: [
        { priceItemType: 'SERVICE', amount: 238 },
        { priceItemType: 'POINT', amount: 40 },
      ],
    })
    const { data } = await order({ ...BACKSTAGE, qty: 2, payAmount: 198 })
    const orderId = data?.orderId ?? ''
    expect(await points()).toEqual({ balance: 5000, frozen: 4000 })
    await sandbox(shop, `orders/${orderId}/pay`)
    // Money paid for the cards earns points of its own.
    expect(await points()).toEqual({ balance: 1198, frozen: 0 })
    expect(await own()).toHaveLength(2)
    const { priceItems } = await buyer.call(getOrder, { orderId, fromPage: 'T' })
    expect(priceItems.map(({ amount }) => amount)).toEqual([238, 40])
    await giveBack(orderId)
    expect(await points()).toEqual({ balance: 5000, frozen: 0 })
  })

  it.each(['cancelled', 'forgotten'] as const)('release points when the order is %s', async (how) => {
    const { data } = await order({ ...BACKSTAGE, qty: 1, payAmount: 99 })
    if (how === 'cancelled') await buyer.call(cancelOrder, { orderId: data?.orderId ?? '', reason: '' })
    else shop.clock.advance(PAY_WITHIN_MS)
    expect(await points()).toEqual({ balance: 5000, frozen: 0 })
    await runShopJobs(shop)
    expect(await points()).toEqual({ balance: 5000, frozen: 0 })
    const db = shop.database.db
    expect(await db.$count(cards, eq(cards.userId, buyer.userId))).toBe(0)
  })

  it('need enough points, in one order or several', async () => {
    await order({ ...LOUNGE, qty: 1, payAmount: 0 })
    const poor = await order({ ...LOUNGE, qty: 1, payAmount: 0 })
    expect(poor).toMatchObject({ statusCode: BUSINESS_ERROR.balanceTooLow, data: null })
    expect(poor.comments).toMatch(/积分不足/)
    await order({ ...BACKSTAGE, qty: 1, payAmount: 99 })
    expect(await points()).toEqual({ balance: 2000, frozen: 2000 })
    expect((await order({ ...BACKSTAGE, qty: 1, payAmount: 99 })).statusCode).toBe(BUSINESS_ERROR.balanceTooLow)
    expect(await own()).toHaveLength(1)
  })

  it.each([
    ['are no card for money', { priceMode: 'CASH' }],
    ['are no card for points alone', { priceMode: 'POINT' }],
    ['were fewer', { pointPrice: 1999 }],
    ['were with other money', { payAmount: 98 }],
  ] as const)('need a new confirmation of the price when they %s', async (_what, seen) => {
    const answer = await order({ ...BACKSTAGE, qty: 1, payAmount: 99, ...seen })
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.amountChanged, data: null })
    expect(answer.comments).toMatch(/\S/)
    if ('payAmount' in seen) return
    const quote = await shop.call(preOrderCard, { ...BACKSTAGE, qty: 1, ...seen }, { as: buyer.as })
    expect(quote).toMatchObject({ statusCode: BUSINESS_ERROR.amountChanged, data: null })
  })

  it('fail the audit when a bill uses other points than reserved', async () => {
    const { data } = await order({ ...BACKSTAGE, qty: 1, payAmount: 99 })
    const { db } = shop.database
    const bill = eq(priceLines.orderId, data?.orderId ?? '')
    const before = await db.select().from(priceLines).where(bill)
    const line = before.find(({ type }) => type === 'POINT')
    await db
      .update(priceLines)
      .set({ cents: 1900 })
      .where(eq(priceLines.id, line?.id ?? ''))
    expect((await auditBooks(db)).map(({ rule }) => rule)).toContain(
      'what a bill takes off in points and from cash cards is what its order keeps, or has spent, of them',
    )
    await db
      .update(priceLines)
      .set({ cents: 2000 })
      .where(eq(priceLines.id, line?.id ?? ''))
  })
})
