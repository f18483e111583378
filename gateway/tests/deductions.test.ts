import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import type { Database } from '../src/database/connect'
import { cards } from '../src/database/schema/benefits'
import { priceLines } from '../src/database/schema/bills'
import { couponClaims, coupons } from '../src/database/schema/coupons'
import { ledgerEntries } from '../src/database/schema/ledgers'
import { orderUnits } from '../src/database/schema/orders'
import { users } from '../src/database/schema/people'
import { newId } from '../src/random'
import { freeze, ledgerBalance, post } from '../src/services/ledgers/ledgers'
import { cancelUnpaid, expireOrders } from '../src/services/orders/end-orders'
import { lineUnits } from '../src/services/orders/line-units'
import type { NamedDeduction, OrderDraft } from '../src/services/orders/order-draft'
import { placeOrder } from '../src/services/orders/place-order'
import { payTransactions } from '../src/services/payments/settle-payment'
import { priceDraft } from '../src/services/pricing/price-draft'

const NAME = { 'zh-CN': '名', 'zh-MO': '名', 'en-US': 'Name' }
const PAY_WITHIN_MS = 15 * 60_000

/** An order of anything that earns nothing once it is paid: two places at 100 yuan and one at 33.33. */
const DRAFT: OrderDraft = {
  type: 'RESERVE',
  source: 'NORMAL',
  fees: [{ type: 'SERVICE', cents: 300 }],
  deliverMethod: null,
  refundRule: null,
  completesAt: null,
  lines: [
    { reference: 'gold', qty: 2, unitCents: 10_000 },
    { reference: 'silver', qty: 1, unitCents: 3_333 },
  ].map((line) => ({
    kind: 'RESERVE',
    showId: null,
    sessionId: null,
    snapshot: { title: NAME, option: NAME },
    claims: [],
    units: lineUnits(line.reference, line.qty, { listCents: line.unitCents, inventoryId: null }),
    ...line,
  })),
}

describe('payment of an order besides money', () => {
  let shop: TestGateway
  let db: Database
  let userId: string

  beforeAll(async () => {
    shop = await createTestGateway()
    db = shop.database.db
    await shop.signIn('13930001000')
    userId = (await db.select().from(users))[0]?.id ?? ''
  })
  afterAll(() => shop.close())

  const trade = () => ({ db, clock: shop.clock })
  const contact = { cellphone: '13930001000', countryCode: '86' }

  function deduct(type: NamedDeduction['type'], cents: number, more: Partial<NamedDeduction> = {}): NamedDeduction {
    return {
      type,
      reference: null,
      name: NAME,
      appliesTo: ['gold/0', 'gold/1', 'silver/0'],
      worth: { kind: 'amount', cents },
      ...more,
    }
  }

  function place(...deductions: NamedDeduction[]) {
    return db.transaction((tx) =>
      placeOrder({ ...shop, db: tx, terminalSrc: 'M_WEB' }, { ...priceDraft(DRAFT, deductions), userId, contact }),
    )
  }

  async function coupon(): Promise<string> {
    const id = newId()
    const now = shop.clock.now()
    await db.insert(coupons).values({
      id,
      userId,
      templateId: newId(),
      copy: 1,
      state: 'AVAILABLE',
      obtainType: 'LAYOUT',
      obtainedAt: now,
      startsAt: now,
      expiresAt: now + 2 * PAY_WITHIN_MS,
    })
    return id
  }

  const couponState = async (id: string) => (await db.select().from(coupons).where(eq(coupons.id, id)))[0]?.state

  const points = () => ledgerBalance(db, { ledger: 'POINTS', ownerId: userId }, shop.clock.now())

  async function give(amount: number, causeId = newId()): Promise<void> {
    await db.transaction((tx) =>
      post(tx, [{ ledger: 'POINTS', ownerId: userId, amount, cause: 'GIFT', causeId, at: shop.clock.now() }]),
    )
  }

  it('records each coupon, to the cent for each unit (COUPON-019)', async () => {
    const [one, two] = [await coupon(), await coupon()]
    const { order } = await place(
      deduct('COUPON', 1_000, { reference: one }),
      deduct('COUPON', 500, { reference: two, appliesTo: ['silver/0'] }),
    )
    expect(order).toMatchObject({ listCents: 23_333, feeCents: 300, deductionCents: 1_500, payCents: 22_133 })
    const bill = await db.select().from(priceLines).where(eq(priceLines.orderId, order.id))
    expect(bill.map(({ type, reference, cents }) => [type, reference, cents])).toEqual([
      ['SERVICE', null, 23_333],
      ['SERVICE', null, 300],
      ['COUPON', one, 1_000],
      ['COUPON', two, 500],
    ])
    const units = await db
      .select()
      .from(orderUnits)
      .where(eq(orderUnits.orderId, order.id))
      .orderBy(orderUnits.sequence)
    expect(units.map(({ paidCents }) => paidCents)).toEqual([9_571, 9_572, 2_690])
    expect([await couponState(one), await couponState(two)]).toEqual(['PENDING', 'PENDING'])
    await cancelUnpaid(trade(), order.id, 'CANCELLED_BY_BUYER')
    expect([await couponState(one), await couponState(two)]).toEqual(['AVAILABLE', 'AVAILABLE'])
  })

  it('uses a coupon in one order, even for two simultaneous requests', async () => {
    const id = await coupon()
    const answers = await Promise.allSettled([1, 2, 3].map(() => place(deduct('COUPON', 100, { reference: id }))))
    const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(placed).toHaveLength(1)
    await payTransactions(trade(), placed[0]?.transactionIds ?? [], 'SANDBOX')
    expect(await couponState(id)).toBe('USED')
    await expect(place(deduct('COUPON', 100, { reference: id }))).rejects.toThrow('order.couponUnusable')
    expect(await db.select().from(couponClaims).where(eq(couponClaims.couponId, id))).toHaveLength(1)
  })

  it('returns an expired order’s coupon in its current state', async () => {
    const id = await coupon()
    shop.clock.advance(PAY_WITHIN_MS)
    await place(deduct('COUPON', 100, { reference: id }))
    shop.clock.advance(PAY_WITHIN_MS)
    expect(await expireOrders(trade())).toBe(1)
    expect(await couponState(id)).toBe('EXPIRED')
  })

  it('reserves points for an unpaid order, then spends or releases them (ORDER-059)', async () => {
    await give(1_000)
    const kept = await place(deduct('POINT', 600, { spends: 600 }))
    expect(await points()).toEqual({ balance: 1_000, frozen: 600 })
    await expect(place(deduct('POINT', 401, { spends: 401 }))).rejects.toThrow('order.tooLittle.POINTS')
    const other = await place(deduct('POINT', 400, { spends: 400 }))
    await cancelUnpaid(trade(), other.order.id, 'CANCELLED_BY_BUYER')
    await payTransactions(trade(), kept.transactionIds, 'SANDBOX')
    expect(await points()).toEqual({ balance: 400, frozen: 0 })
    const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.ownerId, userId))
    expect(entries.map(({ amount, balance, cause }) => [amount, balance, cause])).toEqual([
      [1_000, 1_000, 'GIFT'],
      [-600, 400, 'SPEND'],
    ])
  })

  it('writes an entry for a cause once', async () => {
    const before = await points()
    await give(50, 'birthday')
    await give(50, 'birthday')
    expect(await points()).toEqual({ ...before, balance: before.balance + 50 })
  })

  it('never deducts more than the balance of a cash card (COUPON-070)', async () => {
    const ownerId = newId()
    const card = { ledger: 'CASH_CARD' as const, ownerId }
    const at = shop.clock.now()
    const terms = {
      cardType: 'CASH',
      faceCents: 5_000,
      validDays: 365,
      needIdentity: false,
      convertibleTimes: 0,
    } as const
    await db.insert(cards).values({
      id: ownerId,
      userId,
      cardId: 'gift',
      state: 'ACTIVE',
      isEnabled: true,
      snapshot: { title: NAME, option: NAME, card: terms },
      createdAt: at,
      expiresAt: at + PAY_WITHIN_MS,
    })
    await db.transaction((tx) => post(tx, [{ ...card, amount: 5_000, cause: 'ISSUE', causeId: ownerId, at }]))
    const { order, transactionIds } = await place(deduct('CASH_CARD', 4_000, { reference: ownerId }))
    await expect(place(deduct('CASH_CARD', 1_001, { reference: ownerId }))).rejects.toThrow('order.tooLittle.CASH_CARD')
    await payTransactions(trade(), transactionIds, 'SANDBOX')
    expect(await ledgerBalance(db, card, shop.clock.now())).toEqual({ balance: 1_000, frozen: 0 })
    const units = await db.select().from(orderUnits).where(eq(orderUnits.orderId, order.id))
    expect(units.reduce((total, { cardCents }) => total + cardCents, 0)).toBe(4_000)
    const short = await db.transaction((tx) => freeze(tx, [{ ...card, amount: 1_001, orderId: 'none' }]))
    expect(short).toMatchObject(card)
  })

  it('settles an order at once that leaves nothing to pay (ORDER-028)', async () => {
    const draft = { ...DRAFT, fees: [] }
    const id = await coupon()
    const all = deduct('COUPON', 99_999, { reference: id })
    const { order } = await db.transaction((tx) =>
      placeOrder({ ...shop, db: tx, terminalSrc: 'M_WEB' }, { ...priceDraft(draft, [all]), userId, contact }),
    )
    expect(order.payCents).toBe(0)
    expect(await couponState(id)).toBe('USED')
  })
})
