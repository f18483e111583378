import { eq } from 'drizzle-orm'
import { certifications } from '../../../gateway/src/database/schema/certifications'
import { coupons } from '../../../gateway/src/database/schema/coupons'
import { invoices } from '../../../gateway/src/database/schema/invoices'
import { ledgerAccounts } from '../../../gateway/src/database/schema/ledgers'
import { orders, orderUnits } from '../../../gateway/src/database/schema/orders'
import { tickets } from '../../../gateway/src/database/schema/tickets'
import { auditBooks } from '../../../gateway/src/services/books/audit-books'
import { couponsNow } from '../../../gateway/src/services/coupons/own-coupons'
import { ledgerBalance } from '../../../gateway/src/services/ledgers/ledgers'
import { currentOrderState } from '../../../gateway/src/services/orders/find-orders'
import { ticketsNow } from '../../../gateway/src/services/tickets/tickets-now'
import {
  currentWaitListState,
  rankOf,
  waitListEntriesOf,
} from '../../../gateway/src/services/wait-list/wait-list-records'
import { hallOf, zonesOf } from '../seat-hall'
import { frozenPoints, type Model, queueOf, type Real, type Step, seatState, trade } from './model'

/** Steps that were taken, over all sequences. */
export const taken = { steps: 0 }

/** Something that happens, after which the shop has to be what the model says. */
export function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    async run(model, real) {
      taken.steps += 1
      await run(model, real)
      await compare(model, real)
    },
    toString: () => name,
  }
}

/** Everything that can be seen from outside is as the model says, and the books are in order. */
async function compare(model: Model, real: Real): Promise<void> {
  expect(await auditBooks(real.shop.database.db)).toEqual([])
  for (const [planId, left] of model.left) expect(await real.shop.unitsLeft(planId)).toBe(left)
  const owners = await real.buyers()
  await compareOrders(model, real)
  await compareTickets(model, real, owners)
  await comparePieces(model, real)
  await compareSeats(model, real)
  await compareBenefits(model, real, owners)
  await compareInvoices(model, real)
  await compareFaces(model, real, owners)
}

async function compareOrders(model: Model, real: Real): Promise<void> {
  const { db } = real.shop.database
  const rows = await db.select().from(orders)
  const seen = rows.flatMap((row) => (model.orders.has(row.id) ? [[row.id, currentOrderState(row, model.now)]] : []))
  expect(new Map(seen as [string, string][])).toEqual(new Map([...model.orders].map(([id, { state }]) => [id, state])))
  const entries = await waitListEntriesOf(db, rows)
  for (const { id, planId, wait, state } of model.orders.values()) {
    const entry = entries.get(id)
    expect(entry !== undefined).toBe(wait !== null)
    // Unpaid buyers lose their place, with or without the cleanup.
    if (!wait || state === 'CANCELED') continue
    expect(currentWaitListState(entry, model.now)).toBe(wait.state)
    expect(await rankOf(trade(real), entry)).toBe(queueOf(model, planId).findIndex((first) => first.id === id) + 1)
  }
}

async function compareTickets(model: Model, real: Real, owners: ReadonlyMap<string, number>): Promise<void> {
  const { db } = real.shop.database
  const living = [...model.orders].filter(([, { state }]) => state !== 'CANCELED')
  const known = new Map(living.flatMap(([, { tickets: owned }]) => [...owned]))
  const now = await ticketsNow(db, await db.select().from(tickets), model.now)
  const found = now.flatMap(({ id, state, ownerId, isReceived }) =>
    known.has(id) ? [[id, { state, owner: owners.get(ownerId), isReceived }] as const] : [],
  )
  expect(new Map(found)).toEqual(known)
}

/** Goods beside tickets are their buyer’s until they come back. */
async function comparePieces(model: Model, { shop }: Real): Promise<void> {
  const paid = [...model.orders.values()].filter(({ state }) => state !== 'CANCELED' && state !== 'UNPAID')
  const known = new Map(paid.flatMap(({ pieces }) => [...pieces]))
  if (known.size === 0) return
  const rows = await shop.database.db.select().from(orderUnits)
  const back = new Set(rows.flatMap(({ id, state }) => (state === 'REFUNDED' ? [id] : [])))
  expect(new Map([...known.keys()].map((id) => [id, back.has(id) ? 'REFUNDED' : 'KEPT']))).toEqual(known)
}

const SEEN = { FREE: 1, KEPT: 2, SOLD: 3 } as const

/** Asks for the zones of the seats that are played with, and not for the whole hall after every step. */
async function compareSeats(model: Model, { shop }: Real): Promise<void> {
  const { stateOf } = await hallOf(shop, model.hall, {
    zoneIds: zonesOf([...model.seats.keys()]),
    layout: model.layout,
  })
  const seen = [...model.seats.keys()].map((seatId) => [seatId, stateOf(seatId)])
  expect(seen).toEqual([...model.seats].map(([seatId, seat]) => [seatId, SEEN[seatState(model, seat)]]))
}

/** Coupons and points of an expired order are available, with or without the cleanup. */
async function compareBenefits(model: Model, { shop }: Real, owners: ReadonlyMap<string, number>): Promise<void> {
  const { db } = shop.database
  const rows = await couponsNow(db, await db.select().from(coupons), model.now)
  const states = rows.map(({ id, state, userId }) => [id, { buyer: owners.get(userId), state }] as const)
  expect(new Map(states)).toEqual(model.coupons)
  const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ledger, 'POINTS'))
  const balances = new Map<number | undefined, { balance: number; frozen: number }>()
  for (const account of accounts) {
    balances.set(owners.get(account.ownerId), await ledgerBalance(db, account, model.now))
  }
  const expected = [...model.points].map(([at, balance]) => [at, { balance, frozen: frozenPoints(model, at) }] as const)
  expect(balances).toEqual(new Map(expected))
}

async function compareInvoices(model: Model, { shop }: Real): Promise<void> {
  const rows = await shop.database.db.select().from(invoices)
  expect(new Map(rows.map(({ id, orderId, state, cents }) => [id, { orderId, state, cents }]))).toEqual(model.invoices)
}

async function compareFaces(model: Model, { shop }: Real, owners: ReadonlyMap<string, number>): Promise<void> {
  const rows = await shop.database.db.select().from(certifications)
  expect(new Map(rows.map(({ id, userId, state }) => [owners.get(userId), { id, state }]))).toEqual(model.faces)
}
