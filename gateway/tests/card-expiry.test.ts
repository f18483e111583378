import { acceptedOffer, offerOf } from '@test/buyer'
import { mailbox } from '@test/mailbox'
import { Person, RIGHTS_CARD } from '@test/other-users/person'
import { runShopJobs, sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { DAY_MS } from '../src/clock'
import { cards } from '../src/database/schema/benefits'
import { orders } from '../src/database/schema/orders'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { RETURNED_MONEY_DAYS } from '../src/services/cards/extend-cards'
import { ledgerBalance } from '../src/services/ledgers/ledgers'
import { PAY_WITHIN_MS } from '../src/services/orders/place-order'

const FACE_CENTS = 20_000
/** Time between the pricing of an order and the end of its card, ms. */
const JUST_BEFORE_MS = 1

/** A card at the second in which it ends. Closing the gateway audits its books. */
describe('a card that ends while it is used (CARD-007, contract D-8)', () => {
  let shop: TestGateway
  let person: Person
  let people = 0
  let cellphone: string
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    people += 1
    cellphone = `1365000${String(people).padStart(4, '0')}`
    person = await Person.join(shop, cellphone)
  })
  afterEach(() => void Reflect.deleteProperty(shop.clock, 'now'))
  afterAll(() => shop.close())

  /** Moves the end of a card to the next millisecond but one. */
  async function endsSoon(cardId: string): Promise<number> {
    const expiresAt = shop.clock.now() + JUST_BEFORE_MS
    await shop.database.db.update(cards).set({ expiresAt }).where(eq(cards.id, cardId))
    return expiresAt
  }

  const balanceOf = (ownerId: string) => ledgerBalance(shop.database.db, { ledger: 'CASH_CARD', ownerId }, 0)

  /** Input of an order with these cards. */
  async function priced(choice: object) {
    const { seatPlanId, ...session } = await offerOf(shop, NAMED_SHOWS.simpleConcert)
    const wanted = { src: 'M_WEB', ...session, items: [{ seatPlanId, qty: 1 }], ...choice }
    return acceptedOffer(wanted, await person.call(preOrder, wanted))
  }

  /** The clock is before the end for this many readings, then at it. */
  function endAfter(readings: number, expiresAt: number): void {
    let left = readings
    const now = () => {
      left -= 1
      return left < 0 ? expiresAt : expiresAt - JUST_BEFORE_MS
    }
    Object.defineProperty(shop.clock, 'now', { value: now, configurable: true })
  }

  it.each([
    ['a cash card', () => person.cashCard(), (id: string) => ({ cashCardIds: [id] })],
    ['a privilege card', () => person.yearCard(), () => ({ cardId: RIGHTS_CARD })],
  ])('pays only for orders before its end, between any steps: %s', async (_what, card, choiceOf) => {
    const id = await card()
    const input = await priced(choiceOf(id))
    const expiresAt = await endsSoon(id)
    const refusals: number[] = []
    for (let readings = 0; ; readings += 1) {
      endAfter(readings, expiresAt)
      const headers = { 'idempotency-key': `${id}-${readings}` }
      const { data, statusCode } = await shop.call(createOrder, input, { as: person.as, headers })
      Reflect.deleteProperty(shop.clock, 'now')
      if (!data) {
        refusals.push(statusCode)
        expect(await balanceOf(id)).toMatchObject({ frozen: 0 })
        continue
      }
      const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, data.orderId))
      expect(order?.createdAt).toBeLessThan(expiresAt)
      break
    }
    expect(new Set(refusals)).toEqual(new Set([BUSINESS_ERROR.cardUnusable]))
    // The end also came between the price and the order.
    expect(refusals.length).toBeGreaterThan(2)
  })

  async function ordered(): Promise<{ id: string; orderId: string }> {
    const id = await person.cashCard()
    const { orderId } = await person.call(createOrder, await priced({ cashCardIds: [id] }))
    shop.clock.set(await endsSoon(id))
    return { id, orderId }
  }

  it('pays an order that was placed in time and is paid after its end', async () => {
    const { id, orderId } = await ordered()
    await sandbox(shop, `orders/${orderId}/pay`)
    expect((await person.call(getOrder, { orderId, fromPage: 'T' })).orderBrief.orderState.name).toBe('DELIVERING')
    expect(await balanceOf(id)).toEqual({ balance: 0, frozen: 0 })
  })

  const laterEnd = () => shop.clock.now() + RETURNED_MONEY_DAYS * DAY_MS
  const ownCard = async () => (await person.call(listOwnCards, {}))[0]
  const messages = () => mailbox(shop, `+86 ${cellphone}`)
  const cancel = (orderId: string) => person.call(cancelOrder, { orderId, reason: '' })

  it('has its money again for 30 days, with a message, when the order is cancelled after its end', async () => {
    const { id, orderId } = await ordered()
    expect(await balanceOf(id)).toEqual({ balance: FACE_CENTS, frozen: FACE_CENTS })
    expect((await ownCard())?.cardStatus).toBe('EXPIRE')
    await cancel(orderId)
    expect(await balanceOf(id)).toEqual({ balance: FACE_CENTS, frozen: 0 })
    expect(await ownCard()).toMatchObject({ userCardInstanceId: id, enabled: true, expirationTime: laterEnd() })
    expect((await ownCard())?.cardStatus).toBeUndefined()
    expect((await messages()).at(0)).toMatch(/^订单退回的金额已回到您的安可储值卡 200，该卡有效期延长至 /)
    await person.paid(NAMED_SHOWS.simpleConcert, { cashCardIds: [id] })
    expect(await balanceOf(id)).toEqual({ balance: 0, frozen: 0 })
  })

  it('regains its money for 30 days when an order expires unpaid', async () => {
    const { orderId } = await ordered()
    shop.clock.advance(PAY_WITHIN_MS)
    await runShopJobs(shop)
    expect((await person.call(getOrder, { orderId, fromPage: 'T' })).orderBrief.orderState.name).toBe('CANCELED')
    expect(await ownCard()).toMatchObject({ expirationTime: laterEnd() })
  })

  it('keeps its end, without a message, when the order is cancelled before it', async () => {
    const id = await person.cashCard()
    const { orderId } = await person.call(createOrder, await priced({ cashCardIds: [id] }))
    const end = (await endsSoon(id)) + DAY_MS
    await shop.database.db.update(cards).set({ expiresAt: end }).where(eq(cards.id, id))
    await cancel(orderId)
    expect(await ownCard()).toMatchObject({ expirationTime: end })
    expect((await messages()).join()).not.toContain('有效期延长')
  })

  it.each([
    ['a day before its end', DAY_MS],
    ['at its end', 0],
  ])('can be spent for 30 days more when a refund returns its money %s', async (_when, left) => {
    const id = await person.cashCard()
    const orderId = await person.paid(NAMED_SHOWS.sensitive, { cashCardIds: [id] })
    const ticketIds = [await person.ticketOf(await person.voucherOf(orderId))]
    await shop.database.db
      .update(cards)
      .set({ expiresAt: shop.clock.now() + left })
      .where(eq(cards.id, id))
    const preview = await person.call(previewRefund, { orderId, ticketIds })
    expect(preview.tips).toContain('退回储值卡的金额自退回之日起至少 30 天可用')
    const { previewToken } = preview
    const { refundId } = await person.call(applyRefund, { orderId, ticketIds, reasonCode: 'OTHER', previewToken })
    expect((await balanceOf(id)).balance).toBeLessThan(FACE_CENTS)
    await sandbox(shop, `refunds/${refundId}/approve`)
    expect(await balanceOf(id)).toEqual({ balance: FACE_CENTS, frozen: 0 })
    expect(await ownCard()).toMatchObject({ expirationTime: laterEnd() })
  })
})
