import { CONTACT, firstSku, goodsInput } from '@test/goods-buyer'
import { receiveCoupons } from '@test/received-coupons'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import { and, count, eq, inArray, sum } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Envelope } from '@/contracts/envelope'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { createReservation } from '@/contracts/reserve/create-reservation'
import { listSlots } from '@/contracts/reserve/list-slots'
import { coupons } from '../src/database/schema/coupons'
import { allocations, inventory } from '../src/database/schema/inventory'
import { stableId } from '../src/stable-id'

/** Users who tap at the same moment. */
const CROWD = IS_NIGHTLY ? 1000 : 40
const PIECES = 7
/** Of the coupons of this kind, for all users together. */
const QUOTA = 3
const RESERVE = stableId('reserve:backstage')
/** The day after that of the shop. */
const DATE = '2026-11-21'

describe(`${CROWD} users who want the last of something at once`, () => {
  let shop: TestGateway
  let crowd: string[]
  beforeAll(async () => {
    shop = await createTestGateway()
    crowd = []
    for (let at = 0; at < CROWD; at += 1) crowd.push(await shop.signIn(`138${String(20_000_000 + at)}`))
  }, 300_000)
  afterAll(() => shop.close())

  const won = (answers: readonly Envelope<unknown>[]) => answers.filter(({ data }) => data !== null).length
  const codesOfOthers = (answers: readonly Envelope<unknown>[]) => [
    ...new Set(answers.filter(({ data }) => data === null).map(({ statusCode }) => statusCode)),
  ]

  /** Sold number of the stock, and the sum of its rows. */
  async function outOf(inventoryId: string): Promise<{ counted: number; rows: number }> {
    const { db } = shop.database
    const [stock] = await db.select().from(inventory).where(eq(inventory.id, inventoryId))
    const isOut = and(eq(allocations.inventoryId, inventoryId), inArray(allocations.state, ['HELD', 'SOLD']))
    const [rows] = await db
      .select({ pieces: sum(allocations.qty).mapWith(Number) })
      .from(allocations)
      .where(isOut)
    return { counted: (stock?.held ?? 0) + (stock?.sold ?? 0), rows: rows?.pieces ?? 0 }
  }

  it('sells every piece of goods once (SHOP-010)', async () => {
    const skuId = await firstSku(shop, '黑胶')
    await shop.database.db.update(inventory).set({ capacity: PIECES }).where(eq(inventory.id, skuId))
    const inputs = []
    const wanted = { items: [{ skuId, qty: 1 }], deliverMethod: 'SELF_PICKUP' as const }
    for (const as of crowd) inputs.push(await goodsInput(shop, as, wanted))
    const answers = await Promise.all(
      inputs.map((input, at) => shop.call(createGoodsOrder, input, { as: crowd[at] ?? '' })),
    )
    expect(won(answers)).toBe(PIECES)
    expect(codesOfOthers(answers)).toEqual([BUSINESS_ERROR.soldOut])
    expect(await outOf(skuId)).toEqual({ counted: PIECES, rows: PIECES })
  }, 300_000)

  it('assigns every place of a slot once (RESERVE-005)', async () => {
    const [slot] = (await shop.call(listSlots, { reserveId: RESERVE, date: DATE })).data ?? []
    if (!slot) throw new Error('there is no slot')
    const input = { reserveId: RESERVE, slotId: slot.slotId, qty: 1, visitors: [], contact: CONTACT }
    const answers = await Promise.all(
      crowd.map((as, at) => shop.call(createReservation, input, { as, headers: { 'idempotency-key': `slot-${at}` } })),
    )
    expect(won(answers)).toBe(slot.left)
    expect(codesOfOthers(answers)).toEqual([BUSINESS_ERROR.soldOut])
    const [after] = (await shop.call(listSlots, { reserveId: RESERVE, date: DATE })).data ?? []
    expect(after).toMatchObject({ left: 0, state: 'FULL' })
  }, 300_000)

  it('receive no more coupons than their quota, as many as rows (COUPON-010)', async () => {
    const answers = await Promise.all(crowd.map((as) => receiveCoupons(shop, as, 'last-three')))
    expect(won(answers)).toBe(QUOTA)
    expect(codesOfOthers(answers)).toEqual([BUSINESS_ERROR.couponGone])
    const templateId = stableId('coupon:last-three')
    const [rows] = await shop.database.db
      .select({ count: count() })
      .from(coupons)
      .where(eq(coupons.templateId, templateId))
    expect(rows?.count).toBe(QUOTA)
    expect(await outOf(templateId)).toEqual({ counted: QUOTA, rows: QUOTA })
  }, 300_000)
})
