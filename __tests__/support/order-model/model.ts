import type * as fc from 'fast-check'
import type { OrderStateName } from '@/domain/order-state'
import { orders } from '../../../gateway/src/database/schema/orders'
import { tickets } from '../../../gateway/src/database/schema/tickets'
import { auditBooks } from '../../../gateway/src/services/books/audit-books'
import { currentOrderState } from '../../../gateway/src/services/orders/find-orders'
import { ticketsNow } from '../../../gateway/src/services/tickets/tickets-now'
import type { TestGateway } from '../test-gateway'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
export const PAY_WITHIN_MS = 15 * MINUTE

/** A ticket as the model knows it. */
export interface ModelTicket {
  state: 'RESERVED' | 'UNUSED' | 'LOCKED' | 'REFUNDING' | 'REFUNDED' | 'EXCHANGED'
  /** Number of the buyer who owns it. */
  owner: number
  isReceived: boolean
}

/** An order as the model knows it. */
export interface ModelOrder {
  buyer: number
  planId: string
  isExchanged: boolean
  state: OrderStateName
  payBefore: number
  /** Payments that were started, whether or not they are over. */
  payments: { id: string }[]
  tickets: Map<string, ModelTicket>
}

export interface ModelRefund {
  orderId: string
  ticketId: string
  askedAt: number
}

export interface ModelTransfer {
  id: string
  orderId: string
  ticketId: string
  sender: number
  expiresAt: number
}

/** What the shop should be, and nothing of how it gets there. */
export interface Model {
  now: number
  /** Units that are left, by seat plan. */
  left: Map<string, number>
  orders: Map<string, ModelOrder>
  /** Those that nobody has decided. */
  refunds: Map<string, ModelRefund>
  /** Those that are pending, by code. */
  transfers: Map<string, ModelTransfer>
}

export interface Real {
  shop: TestGateway
  /** Token of a buyer, now. */
  buyer(at: number): Promise<string>
  userId(at: number): Promise<string>
}

export type Step = fc.AsyncCommand<Model, Real>

const NEWEST = 3

/** Steps that were taken, over all sequences. */
export const taken = { steps: 0 }

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

export const trade = ({ shop }: Real) => ({ db: shop.database.db, clock: shop.clock })

/** One of the newest: what happens to them crosses more often. */
export function nth<Key, Value>(map: Map<Key, Value>, at: number): [Key, Value] | undefined {
  const newest = [...map].slice(-NEWEST)
  return newest[at % Math.max(1, newest.length)]
}

/** A ticket that its buyer can do something with, and its order. */
export interface FreeTicket {
  id: string
  order: ModelOrder
  ticketId: string
  ticket: ModelTicket
}

/** The first such ticket of one of the newest orders. */
export function freeTicket(model: Model, at: number): FreeTicket | null {
  const [id, order] = nth(model.orders, at) ?? []
  if (!id || !order) return null
  const free = [...order.tickets].find(([, { state, owner }]) => state === 'UNUSED' && owner === order.buyer)
  return free ? { id, order, ticketId: free[0], ticket: free[1] } : null
}

export function addLeft(model: Model, planId: string, qty: number): void {
  model.left.set(planId, (model.left.get(planId) ?? 0) + qty)
}

/** A unit is for sale again; an order of which nothing is left is over. */
export function giveBack(model: Model, order: ModelOrder, ticketId: string, as: 'REFUNDED' | 'EXCHANGED'): void {
  const ticket = order.tickets.get(ticketId)
  if (ticket) ticket.state = as
  addLeft(model, order.planId, 1)
  const isOver = [...order.tickets.values()].every(({ state }) => state === 'REFUNDED' || state === 'EXCHANGED')
  if (isOver) order.state = 'REFUNDED_TICKET'
}

/** What nobody has paid or accepted in time is free, whether or not somebody has tidied up. */
export function letTimePass(model: Model): void {
  for (const order of model.orders.values()) {
    if (order.state === 'UNPAID' && order.payBefore <= model.now) endUnpaid(model, order)
  }
  for (const [code, transfer] of model.transfers) {
    if (transfer.expiresAt <= model.now) endTransfer(model, code)
  }
}

export function endUnpaid(model: Model, order: ModelOrder): void {
  order.state = 'CANCELED'
  addLeft(model, order.planId, order.tickets.size)
}

export function endTransfer(model: Model, code: string): void {
  const transfer = model.transfers.get(code)
  const ticket = model.orders.get(transfer?.orderId ?? '')?.tickets.get(transfer?.ticketId ?? '')
  if (ticket) ticket.state = 'UNUSED'
  model.transfers.delete(code)
}

/** Everything that can be seen from outside is as the model says, and the books are in order. */
async function compare(model: Model, real: Real): Promise<void> {
  const { db } = real.shop.database
  expect(await auditBooks(db)).toEqual([])
  for (const [planId, left] of model.left) expect(await real.shop.unitsLeft(planId)).toBe(left)
  const rows = await db.select().from(orders)
  const seen = rows.flatMap((row) => (model.orders.has(row.id) ? [[row.id, currentOrderState(row, model.now)]] : []))
  expect(new Map(seen as [string, string][])).toEqual(new Map([...model.orders].map(([id, { state }]) => [id, state])))
  const living = [...model.orders].filter(([, { state }]) => state !== 'CANCELED')
  const expected = living.flatMap(([, { tickets: held }]) => [...held])
  const known = new Map(expected)
  const now = await ticketsNow(db, await db.select().from(tickets), model.now)
  const owners = new Map<string, number>()
  for (const { owner } of known.values()) owners.set(await real.userId(owner), owner)
  const found = now.flatMap(({ id, state, ownerId, isReceived }) =>
    known.has(id) ? [[id, { state, owner: owners.get(ownerId), isReceived }] as const] : [],
  )
  expect(new Map(found)).toEqual(known)
}
