import { acceptedOffer, offerOf } from '@test/buyer'
import { Person, RIGHTS_CARD } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { cards } from '../src/database/schema/benefits'
import { orders } from '../src/database/schema/orders'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { ledgerBalance } from '../src/services/ledgers/ledgers'

const FACE_CENTS = 20_000
/** How long before the end of a card its order is priced, ms. */
const JUST_BEFORE_MS = 1

/** A card at the second in which it ends. Closing the gateway audits its books. */
describe('a card that ends while it is used (CARD-007, contract D-8)', () => {
  let shop: TestGateway
  let person: Person
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
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

  /** What an order with these cards needs. */
  async function priced(choice: object) {
    const { seatPlanId, ...session } = await offerOf(shop, NAMED_SHOWS.simpleConcert)
    const wanted = { src: 'M_WEB', ...session, items: [{ seatPlanId, qty: 1 }], ...choice }
    return acceptedOffer(wanted, await person.ask(preOrder, wanted))
  }

  /** The clock stands before the end for so many readings, then at it. */
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
  ])(
    'is taken by orders from before its end alone, between whatever steps it ends: %s',
    async (_what, card, choiceOf) => {
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
    },
  )

  async function ordered(): Promise<{ id: string; orderId: string }> {
    const id = await person.cashCard()
    const { orderId } = await person.ask(createOrder, await priced({ cashCardIds: [id] }))
    shop.clock.set(await endsSoon(id))
    return { id, orderId }
  }

  it('pays an order that was placed in time and is paid after its end', async () => {
    const { id, orderId } = await ordered()
    await sandbox(shop, `orders/${orderId}/pay`)
    expect((await person.ask(getOrder, { orderId, fromPage: 'T' })).orderBrief.orderState.name).toBe('DELIVERING')
    expect(await balanceOf(id)).toEqual({ balance: 0, frozen: 0 })
  })

  it('has its money again, and has ended, when the order is cancelled after its end', async () => {
    const { id, orderId } = await ordered()
    expect(await balanceOf(id)).toEqual({ balance: FACE_CENTS, frozen: FACE_CENTS })
    await person.ask(cancelOrder, { orderId, reason: '' })
    expect(await balanceOf(id)).toEqual({ balance: FACE_CENTS, frozen: 0 })
    expect(await person.ask(listOwnCards, {})).toMatchObject([{ userCardInstanceId: id, cardStatus: 'EXPIRE' }])
  })
})
