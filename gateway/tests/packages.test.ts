import { acceptedOffer } from '@test/buyer'
import { firstSku } from '@test/goods-buyer'
import { lockPackageSeats } from '@test/package-seats'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import type { ComboItemInput } from '@/contracts/order/order-items'
import { type PreOrderInput, preOrder } from '@/contracts/order/pre-order'
import { getPackage } from '@/contracts/package/get-package'
import { listPackageSessions, type PackageSession } from '@/contracts/package/list-package-sessions'
import { listPackageShows } from '@/contracts/package/list-package-shows'
import { listPromotions } from '@/contracts/package/list-promotions'
import { pricePackage } from '@/contracts/package/price-package'
import type { PackageItem, TicketPackage } from '@/contracts/package/ticket-package'
import { inventory } from '../src/database/schema/inventory'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoPackages } from '../src/demo/packages'
import { auditBooks } from '../src/services/books/audit-books'

const [NIGHTS, SEATS, LAUGHS] = demoPackages()

let shop: TestGateway

beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

async function packageOf(promotionId = ''): Promise<TicketPackage> {
  const { data } = await shop.call(getPackage, { promotionId })
  return data as TicketPackage
}

async function sessionsOf(promotionId: string, showId: string): Promise<PackageSession[]> {
  const { data } = await shop.call(listPackageSessions, { promotionId, showId })
  return data?.sessions ?? []
}

/** Tickets of each show, at the price at this index of the first session. */
async function chosen({ promotionId, itemRules }: TicketPackage, qty: number[], at = 0): Promise<PackageItem[]> {
  const items = await Promise.all(
    itemRules.map(async ({ showId }, index): Promise<PackageItem> => {
      const [session] = await sessionsOf(promotionId, showId)
      const plan = session?.seatPlans[at]
      return {
        showId,
        bizShowSessionId: session?.bizShowSessionId ?? '',
        seatPlanId: plan?.seatPlanId ?? '',
        qty: qty[index] ?? 0,
      }
    }),
  )
  return items.filter((item) => item.qty > 0)
}

async function priceOf(given: TicketPackage, items: PackageItem[], headers = {}) {
  const { promotionId, grantorMerchantId, activityType, promotionMethod } = given
  const about = { promotionId, grantorMerchantId, activityType, promotionMethod }
  return (await shop.call(pricePackage, { ...about, items }, { headers })).data
}

function requested(promotionId: string, items: readonly PackageItem[], lockIds: readonly (string | undefined)[] = []) {
  const comboItems = items.map(({ showId, bizShowSessionId, seatPlanId, qty }, at): ComboItemInput => {
    const seatLockId = lockIds[at]
    return { showId, bizShowSessionId, items: [{ seatPlanId, qty }], ...(seatLockId && { seatLockId }) }
  })
  const [first] = comboItems
  if (!first) throw new Error('nothing chosen')
  return { src: 'M_WEB', ...first, promotionId, comboItems }
}

async function order(as: string, wanted: PreOrderInput) {
  const offered = await shop.call(preOrder, wanted, { as })
  const offer = offered.data
  if (!offer) return { offered, placed: null }
  return { offered, placed: await shop.call(createOrder, acceptedOffer(wanted, offer), { as }) }
}

const booksAreClean = async () => expect(await auditBooks(shop.database.db)).toEqual([])

describe('ticket packages', () => {
  it.each(demoPackages().map(({ promotionId, name }) => [name['zh-CN'], promotionId]))(
    '%s lists its shows, and sells sessions of each',
    async (_name, promotionId) => {
      const given = await packageOf(promotionId)
      const { data: shows } = await shop.call(listPackageShows, { promotionId, offset: 0, length: 20 })
      expect(shows?.list.map(({ showId }) => showId)).toEqual(given.itemRules.map(({ showId }) => showId))
      for (const { showId } of given.itemRules) {
        const sessions = await sessionsOf(promotionId, showId)
        expect(sessions.some(({ seatPlans }) => seatPlans.some(({ canBuyCount }) => canBuyCount > 0))).toBe(true)
      }
    },
  )

  it('combine merchant, kind and method together (SEAT-029)', async () => {
    const given = await packageOf(NIGHTS?.promotionId)
    expect(given).toMatchObject({ grantorMerchantId: 'encore', activityType: 'TICKET_PACKAGE' })
    for (const other of [{ grantorMerchantId: 'x' }, { activityType: 'x' }, { promotionMethod: 'FULL' as const }])
      expect(await priceOf({ ...given, ...other }, [])).toBeNull()
  })

  it('stay hidden when over, unknown, or without the show', async () => {
    const codes = [
      (await shop.call(getPackage, { promotionId: 'x' })).statusCode,
      (await shop.call(listPackageSessions, { promotionId: NIGHTS?.promotionId ?? '', showId: 'x' })).statusCode,
    ]
    expect(codes).toEqual([BUSINESS_ERROR.notFound, BUSINESS_ERROR.notFound])
  })
})

it('shows packages at tickets of their shows while they are on sale', async () => {
  const [{ showId } = { showId: '' }] = SEATS?.rules ?? []
  const listed = async () => (await shop.call(listPromotions, { showId })).data?.map(({ promotionId }) => promotionId)
  expect(await listed()).toEqual([SEATS?.promotionId, LAUGHS?.promotionId])
  const other = await shop.call(listPromotions, { showId: NAMED_SHOWS.seatsArena })
  expect(other.data).toEqual([])
})

describe('the price of a package (CAT-126, SEAT-030)', () => {
  it('drops by a share of the whole', async () => {
    const given = await packageOf(NIGHTS?.promotionId)
    const items = await chosen(given, [1, 2, 1])
    const price = await priceOf(given, items)
    expect(price?.satisfied).toBe(true)
    expect(price?.total).toBeCloseTo((price?.originTotal ?? 0) * 0.8, 2)
    expect((price?.originTotal ?? 0) - (price?.discount ?? 0)).toBeCloseTo(price?.total ?? 0, 2)
  })

  it('drops by the amount of the highest threshold reached', async () => {
    const given = await packageOf(SEATS?.promotionId)
    const dear = await priceOf(given, await chosen(given, [2, 1], 3))
    const cheap = await priceOf(given, await chosen(given, [1, 1], 0))
    expect(dear?.originTotal).toBeGreaterThanOrEqual(1000)
    expect(dear?.discount).toBe(180)
    expect(cheap?.originTotal).toBeLessThan(400)
    expect(cheap?.discount).toBe(0)
  })

  it('drops by an amount for every sum', async () => {
    const given = await packageOf(LAUGHS?.promotionId)
    const price = await priceOf(given, await chosen(given, [4]))
    expect(price?.discount).toBe(Math.floor((price?.originTotal ?? 0) / 200) * 20)
    expect(price?.discount).toBeGreaterThan(0)
  })

  it('stays undiscounted while incomplete, with the missing parts in the user’s language', async () => {
    const given = await packageOf(NIGHTS?.promotionId)
    const few = await priceOf(given, await chosen(given, [1]))
    expect(few).toMatchObject({
      satisfied: false,
      discount: 0,
      unsatisfiedReason: expect.stringContaining('至少选 1 张'),
    })
    const many = await priceOf(given, await chosen(given, [5, 1, 1]))
    expect(many).toMatchObject({
      satisfied: false,
      discount: 0,
      unsatisfiedReason: expect.stringContaining('最多选 4 张'),
    })
    const [item] = await chosen(await packageOf(SEATS?.promotionId), [1])
    const foreign = await priceOf(given, item ? [item] : [])
    expect(foreign).toMatchObject({ satisfied: false, unsatisfiedReason: '有不属于该套票的票，请重新选择' })
  })
})

describe('the order of a package (SEAT-030)', () => {
  it('may contain goods besides tickets, without a discount (decision 77)', async () => {
    const as = await shop.signIn('13800138079')
    const given = await packageOf(NIGHTS?.promotionId)
    const items = await chosen(given, [1, 2, 1])
    const price = await priceOf(given, items)
    const addOns = [{ skuId: await firstSku(shop, '马克杯'), qty: 2 }]
    const { offered, placed } = await order(as, { ...requested(given.promotionId, items), addOns })
    expect(offered.data?.payAmount).toBeCloseTo((price?.total ?? 0) + 118, 2)
    const { data } = await shop.call(getOrder, { orderId: placed?.data?.orderId ?? '', fromPage: 'T' }, { as })
    expect(data?.orderItems).toMatchObject([{ qty: 2 }])
    expect(data?.shows).toHaveLength(items.length)
  })

  it('covers all sessions at the shown price, without refunds', async () => {
    const as = await shop.signIn('13800138070')
    const given = await packageOf(NIGHTS?.promotionId)
    const items = await chosen(given, [1, 2, 1])
    const price = await priceOf(given, items)
    const { offered, placed } = await order(as, requested(given.promotionId, items))
    expect(offered.data).toMatchObject({ payAmount: price?.total, totalAmount: price?.originTotal })
    expect(offered.data?.otherTickets?.map(({ show }) => show.showId)).toEqual(
      items.slice(1).map(({ showId }) => showId),
    )
    expect(offered.data?.priceItems).toContainEqual(
      expect.objectContaining({ priceItemType: 'PROMOTION', direction: 'MINUS', amount: price?.discount }),
    )
    const orderId = placed?.data?.orderId ?? ''
    await sandbox(shop, `orders/${orderId}/pay`)
    const { data: detail } = await shop.call(getOrder, { orderId, fromPage: 'ORDER_DETAIL_PAGE' }, { as })
    expect(detail?.shows.map(({ showId }) => showId)).toEqual(items.map(({ showId }) => showId))
    const ticketIds = detail?.shows.flatMap(({ sessions }) => sessions.flatMap(({ tickets }) => tickets)) ?? []
    expect(ticketIds).toHaveLength(4)
    expect(detail?.operations.some(({ operation, enabled }) => operation === 'REFUND' && enabled)).toBe(false)
    await booksAreClean()
  })

  it('sells completely or not at all when buyers compete for the last ticket of a session', async () => {
    const given = await packageOf(NIGHTS?.promotionId)
    const items = await chosen(given, [1, 2, 1])
    const [scarce] = items
    if (!scarce) throw new Error('no session')
    const left = async () => Promise.all(items.map(({ seatPlanId }) => shop.unitsLeft(seatPlanId)))
    const before = await left()
    const used = { capacity: sql`${inventory.capacity} - ${(before[0] ?? 0) - 2}` }
    await shop.database.db.update(inventory).set(used).where(eq(inventory.id, scarce.seatPlanId))
    const buyers = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => shop.signIn(`1380013808${at}`)))
    const answers = await Promise.all(buyers.map((as) => order(as, requested(given.promotionId, items))))
    const placed = answers.flatMap((answer) => answer.placed?.data ?? [])
    expect(placed).toHaveLength(2)
    const after = await left()
    expect(after).toEqual([0, ...items.slice(1).map(({ qty }, at) => (before[at + 1] ?? 0) - 2 * qty)])
    await Promise.all(placed.map(({ orderId }) => sandbox(shop, `orders/${orderId}/expire`)))
    await shop.database.db
      .update(inventory)
      .set({ capacity: sql`${inventory.capacity} + ${(before[0] ?? 0) - 2}` })
      .where(eq(inventory.id, scarce.seatPlanId))
    expect(await left()).toEqual(before)
    await booksAreClean()
  })

  it('includes picked seats of every session with seats', async () => {
    const as = await shop.signIn('13800138072')
    const given = await packageOf(SEATS?.promotionId)
    const items = await chosen(given, [2, 2])
    const locks = await Promise.all(items.map((item) => lockPackageSeats(shop, as, item)))
    const { offered, placed } = await order(as, requested(given.promotionId, items, locks))
    expect(offered.data?.items[0]?.seats).toHaveLength(2)
    expect(offered.data?.otherTickets?.[0]?.items[0]?.seats).toHaveLength(2)
    expect(offered.data?.lockExpireSeconds).toBeGreaterThan(0)
    const orderId = placed?.data?.orderId ?? ''
    const { data: detail } = await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })
    expect(detail?.orderBrief.hasPromotion).toBe(true)
    await booksAreClean()
  })

  it('rejects seats of another buyer, and seats without a lock alike (SEAT-024)', async () => {
    const [as, other] = [await shop.signIn('13800138077'), await shop.signIn('13800138078')]
    const given = await packageOf(SEATS?.promotionId)
    const items = await chosen(given, [1, 1])
    const [club, theatre] = items as [PackageItem, PackageItem]
    const [mine, theirs] = [await lockPackageSeats(shop, as, club), await lockPackageSeats(shop, other, theatre)]
    const answer = async (second = '') => {
      const wanted = requested(given.promotionId, items, [mine, second])
      return shop.call(preOrder, wanted, { as })
    }
    expect(await answer(theirs)).toEqual(await answer('nobody-keeps-these'))
    expect(await answer(theirs)).toMatchObject({ statusCode: BUSINESS_ERROR.seatLockOver, data: null })
    const own = await order(
      other,
      requested(given.promotionId, items, [await lockPackageSeats(shop, other, club), theirs]),
    )
    expect(own.placed?.data?.orderId).toBeTruthy()
  })

  it('rejects missing seats when seats are picked', async () => {
    const as = await shop.signIn('13800138074')
    const given = await packageOf(SEATS?.promotionId)
    const { placed } = await order(as, requested(given.promotionId, await chosen(given, [1, 1])))
    expect(placed?.statusCode).toBe(BUSINESS_ERROR.badInput)
  })

  it('rejects an incomplete package, another first entry, and a repeated session', async () => {
    const as = await shop.signIn('13800138076')
    const given = await packageOf(NIGHTS?.promotionId)
    const few = requested(given.promotionId, await chosen(given, [1, 1]))
    expect((await shop.call(preOrder, few, { as })).statusCode).toBe(BUSINESS_ERROR.packageRules)
    const whole = requested(given.promotionId, await chosen(given, [1, 1, 1]))
    const [first, second] = whole.comboItems
    const refused = async (change: Partial<typeof whole>) =>
      (await shop.call(preOrder, { ...whole, ...change }, { as })).statusCode
    expect(await refused({ bizShowSessionId: second?.bizShowSessionId })).toBe(BUSINESS_ERROR.badInput)
    expect(await refused({ comboItems: first ? [first, first] : [] })).toBe(BUSINESS_ERROR.badInput)
    expect(await refused({ promotionId: 'x' })).toBe(BUSINESS_ERROR.notFound)
  })
})
