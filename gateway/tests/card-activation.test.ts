import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { BusinessError } from '../src/business-error'
import type { Database } from '../src/database/connect'
import { orders } from '../src/database/schema/orders'
import { activateCard } from '../src/services/cards/activate-card'
import { ledgerBalance } from '../src/services/ledgers/ledgers'
import { closeOrder } from '../src/services/orders/close-order'

const ROUNDS = 8

/** A cash card that is activated while a clerk closes its order. Closing the gateway audits its books. */
describe('a cash card that is activated while its order is closed (contract D-16, A-CARD-3)', () => {
  let shop: TestGateway
  let buyer: Person
  beforeAll(async () => {
    shop = await createTestGateway()
    buyer = await Person.join(shop)
  })
  afterAll(() => shop.close())

  async function bought() {
    const { orderId, userCardInstanceId } = await newCard()
    const activate = (db: Database = shop.database.db) =>
      activateCard({ db, clock: shop.clock, user: userOf(buyer) }, userCardInstanceId, {})
    const close = () => closeOrder({ db: shop.database.db, clock: shop.clock }, orderId)
    return { orderId, userCardInstanceId, activate, close }
  }

  async function newCard() {
    const before = new Set((await buyer.call(listOwnCards, {})).map((card) => card.userCardInstanceId))
    const orderId = await buyer.boughtCard()
    const own = await buyer.call(listOwnCards, {})
    const { userCardInstanceId = '' } = own.find((card) => !before.has(card.userCardInstanceId)) ?? {}
    return { orderId, userCardInstanceId }
  }

  const standing = async ({ orderId, userCardInstanceId }: { orderId: string; userCardInstanceId: string }) => {
    const { db } = shop.database
    const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId))
    const own = await buyer.call(listOwnCards, {})
    const card = own.find((one) => one.userCardInstanceId === userCardInstanceId)
    const account = { ledger: 'CASH_CARD', ownerId: userCardInstanceId } as const
    const { balance } = await ledgerBalance(db, account, shop.clock.now())
    return [order?.state, card?.cardStatus, card?.enabled, balance]
  }

  const CLOSED = ['CLOSED', 'REFUND', false, 0]
  const ACTIVATED = ['SUCCEEDED', undefined, true, 20_000]

  /** Null for what was done, else the code of the refusal. */
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => {
        if (error instanceof BusinessError) return error.statusCode
        throw error
      },
    )

  it('has no money when the clerk closed it just before', async () => {
    const card = await bought()
    const code = await codeOf(card.activate(closedFirst(shop.database.db, card.close)))
    expect(code).toBe(BUSINESS_ERROR.cardUnusable)
    expect(await standing(card)).toEqual(CLOSED)
  })

  it('ends activated or refunded, never both', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const card = await bought()
      const both = round % 2 === 0 ? [card.activate(), card.close()] : [card.close(), card.activate()].reverse()
      const [activated, closed] = await Promise.all(both.map(codeOf))
      expect([activated, closed].filter((code) => code === null)).toHaveLength(1)
      expect(await standing(card)).toEqual(activated === null ? ACTIVATED : CLOSED)
      outcomes.add(activated === null ? 'activated' : 'closed')
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })

  it('activates once under concurrent calls', async () => {
    const card = await bought()
    await Promise.all([card.activate(), card.activate()])
    expect(await standing(card)).toEqual(ACTIVATED)
  })
})

function userOf({ userId }: Person) {
  return { userId } as Parameters<typeof activateCard>[0]['user']
}

/** A database in which something happens just before a transaction begins. */
function closedFirst(db: Database, happens: () => Promise<unknown>): Database {
  const transaction = async (run: (tx: Database) => Promise<unknown>) => {
    await happens()
    return db.transaction(run)
  }
  return new Proxy(db, { get: (real, name) => (name === 'transaction' ? transaction : Reflect.get(real, name)) })
}
