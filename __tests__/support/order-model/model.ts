import type * as fc from 'fast-check'
import type { InvoiceState } from '@/contracts/invoice/invoice'
import type { OrderSummary } from '@/contracts/order/order-summary'
import type { OrderStateName } from '@/domain/order-state'
import type { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { Offer } from '../buyer'
import type { SeatedSession } from '../seat-hall'
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

/** State of an order that waits for returned units. */
interface ModelWait {
  state: OrderSummary['waitListState']
  /** Time of the payment. */
  since: number
}

/** An order as the model knows it. */
export interface ModelOrder {
  id: string
  /** The order that the first tickets were bought with, over all exchanges. */
  rootId: string
  buyer: number
  planId: string
  isExchanged: boolean
  state: OrderStateName
  payBefore: number
  /** Payments that were started, whether or not they are over. */
  payments: { id: string }[]
  tickets: Map<string, ModelTicket>
  /** Ids of the pieces of goods beside them, and whether they have come back. */
  pieces: Map<string, 'KEPT' | 'REFUNDED'>
  /** `null` for an order of what was there. */
  wait: ModelWait | null
  couponId: string | null
  points: number
}

export interface ModelRefund {
  orderId: string
  ticketId: string
  requestedAt: number
}

export interface ModelTransfer {
  id: string
  orderId: string
  ticketId: string
  sender: number
  expiresAt: number
}

/** Owner of a seat lock, and the order that the seat was sold with. */
export interface ModelSeat {
  lockId: string | null
  ticket: { orderId: string; ticketId: string } | null
}

export interface ModelCoupon {
  buyer: number
  state: 'AVAILABLE' | 'PENDING' | 'USED' | 'OFFERED' | 'GIVEN'
}

export interface ModelGift {
  sender: number
  couponId: string
  expiresAt: number
}

/** Goods that have come: what was paid for each piece that their buyer still has, cents. */
export interface ModelParcel {
  buyer: number
  receivedAt: number
  units: Map<string, number>
}

export interface ModelInvoice {
  orderId: string
  state: InvoiceState
  cents: number
}

/** Expected state of the shop, without its implementation. */
export interface Model {
  now: number
  /** Units that are left, by seat plan. */
  left: Map<string, number>
  orders: Map<string, ModelOrder>
  /** Undecided refunds. */
  refunds: Map<string, ModelRefund>
  /** Pending transfers, by code. */
  transfers: Map<string, ModelTransfer>
  /** A plan with a waiting list. */
  /** Goods that are bought along with tickets. */
  skuId: string
  waited: Offer
  /** A session whose seats are picked, and the price of some of its seats. */
  hall: SeatedSession & { seatPlanId: string }
  /** The map of its seats. */
  layout: SeatLayout | null
  seats: Map<string, ModelSeat>
  locks: Map<string, { buyer: number; until: number }>
  coupons: Map<string, ModelCoupon>
  /** Coupons on their way to a friend, by the code of the link. */
  gifts: Map<string, ModelGift>
  /** Ids of coupons that came from a friend. */
  presents: Set<string>
  /** Points, those of unpaid orders included, by buyer. */
  points: Map<number, number>
  /** By the ids of their orders. */
  parcels: Map<string, ModelParcel>
  invoices: Map<string, ModelInvoice>
  /** Face checks that were begun, by buyer. */
  faces: Map<number, { id: string; state: 'REVIEWING' | 'PASSED' | 'REJECTED' }>
}

export interface Real {
  shop: TestGateway
  /** Token of a buyer, now. */
  buyer(at: number): Promise<string>
  /** Numbers of the buyers by their ids. */
  buyers(): Promise<ReadonlyMap<string, number>>
}

export type Step = fc.AsyncCommand<Model, Real>

const NEWEST = 3

export const trade = ({ shop }: Real) => ({ db: shop.database.db, clock: shop.clock })

/** One of the newest: what happens to them crosses more often. */
export function nth<Key, Value>(map: Map<Key, Value>, at: number): [Key, Value] | undefined {
  const some = [...map].slice(-NEWEST)
  return some[at % Math.max(1, some.length)]
}

/** Position at which `nth` finds the newest one. */
export function newest(map: ReadonlyMap<unknown, unknown>): number {
  return Math.min(NEWEST, map.size) - 1
}

/** A ticket that its buyer can do something with, and its order. */
export interface FreeTicket {
  order: ModelOrder
  ticketId: string
  ticket: ModelTicket
}

/** The first such ticket of one of the newest orders. */
export function freeTicket(model: Model, at: number): FreeTicket | null {
  const [, order] = nth(model.orders, at) ?? []
  if (!order) return null
  const free = [...order.tickets].find(([, { state, owner }]) => state === 'UNUSED' && owner === order.buyer)
  return free ? { order, ticketId: free[0], ticket: free[1] } : null
}

/** True if there is enough for an order of tickets and goods. */
export function isEnough(model: Model, planId: string, { qty, pieces }: { qty: number; pieces: number }): boolean {
  return qty <= (model.left.get(planId) ?? 0) && pieces <= (model.left.get(model.skuId) ?? 0)
}

export function addLeft(model: Model, planId: string, qty: number): void {
  model.left.set(planId, (model.left.get(planId) ?? 0) + qty)
}

/** An order keeps tickets, and goods beside them. */
export function takeFromStock(model: Model, planId: string, { qty, pieces }: { qty: number; pieces: number }): void {
  addLeft(model, planId, -qty)
  addLeft(model, model.skuId, -pieces)
}

function hasUnits({ wait }: ModelOrder): boolean {
  return wait === null || wait.state === 'MATCHED'
}

/** A unit is for sale again. */
export function giveBack(model: Model, order: ModelOrder, ticketId: string, as: 'REFUNDED' | 'EXCHANGED'): void {
  const ticket = order.tickets.get(ticketId)
  if (ticket) ticket.state = as
  if (hasUnits(order)) addLeft(model, order.planId, 1)
  for (const seat of model.seats.values()) if (seat.ticket?.ticketId === ticketId) seat.ticket = null
  endIfOver(model, order, as)
}

/** The same for a piece of goods beside tickets. */
export function giveBackPiece(model: Model, order: ModelOrder, unitId: string): void {
  order.pieces.set(unitId, 'REFUNDED')
  addLeft(model, model.skuId, 1)
  endIfOver(model, order, 'REFUNDED')
}

/** An order of which nothing is left is over, and coupons and points come back with it. */
function endIfOver(model: Model, order: ModelOrder, as: 'REFUNDED' | 'EXCHANGED'): void {
  if (isOver(order)) order.state = 'REFUNDED_TICKET'
  const chain = [...model.orders.values()].filter(({ rootId }) => rootId === order.rootId)
  const root = model.orders.get(order.rootId)
  if (as !== 'REFUNDED' || !root || !chain.every(isOver)) return
  setCoupon(model, root, 'AVAILABLE')
  addPoints(model, root.buyer, root.points)
}

function isOver({ tickets, pieces }: ModelOrder): boolean {
  const haveTicketsGone = [...tickets.values()].every(({ state }) => state === 'REFUNDED' || state === 'EXCHANGED')
  return haveTicketsGone && [...pieces.values()].every((state) => state === 'REFUNDED')
}

/** Releases expired orders and gifts, with or without the cleanup. */
export function passTime(model: Model): void {
  for (const order of model.orders.values()) {
    if (order.state === 'UNPAID' && order.payBefore <= model.now) endUnpaid(model, order)
  }
  for (const [code, transfer] of model.transfers) {
    if (transfer.expiresAt <= model.now) endTransfer(model, code)
  }
  for (const [code, gift] of model.gifts) {
    if (gift.expiresAt <= model.now) endGift(model, code)
  }
}

export function endUnpaid(model: Model, order: ModelOrder): void {
  order.state = 'CANCELED'
  if (order.wait === null) addLeft(model, order.planId, order.tickets.size)
  else order.wait.state = 'CANCELED'
  addLeft(model, model.skuId, order.pieces.size)
  for (const seat of model.seats.values()) if (seat.ticket?.orderId === order.id) seat.ticket = null
  setCoupon(model, order, 'AVAILABLE')
}

export function settle(model: Model, order: ModelOrder): void {
  setCoupon(model, order, 'USED')
  addPoints(model, order.buyer, -order.points)
  order.state = order.wait === null ? 'DELIVERING' : 'RESERVE'
  if (order.wait === null) issue(order)
  else order.wait = { state: 'WAITING', since: model.now }
}

export function issue(order: ModelOrder): void {
  for (const ticket of order.tickets.values()) ticket.state = 'UNUSED'
}

export function setCoupon(model: Model, { couponId }: Pick<ModelOrder, 'couponId'>, state: ModelCoupon['state']): void {
  const coupon = model.coupons.get(couponId ?? '')
  if (coupon) coupon.state = state
}

export function addPoints(model: Model, buyer: number, amount: number): void {
  if (amount !== 0) model.points.set(buyer, (model.points.get(buyer) ?? 0) + amount)
}

/** Points that unpaid orders of a buyer keep. */
export function frozenPoints(model: Model, buyer: number): number {
  const unpaid = [...model.orders.values()].filter((order) => order.buyer === buyer && order.state === 'UNPAID')
  return unpaid.reduce((total, { points }) => total + points, 0)
}

/** An expired gift: the coupon returns to its sender. */
export function endGift(model: Model, code: string): void {
  setCoupon(model, { couponId: model.gifts.get(code)?.couponId ?? null }, 'AVAILABLE')
  model.gifts.delete(code)
}

export function endTransfer(model: Model, code: string): void {
  const transfer = model.transfers.get(code)
  const ticket = model.orders.get(transfer?.orderId ?? '')?.tickets.get(transfer?.ticketId ?? '')
  if (ticket) ticket.state = 'UNUSED'
  model.transfers.delete(code)
}

/** Waiting orders of a plan, the first paid first; of two paid at once, the smaller id. */
export function queueOf(model: Model, planId: string): ModelOrder[] {
  const since = ({ wait }: ModelOrder) => wait?.since ?? 0
  return [...model.orders.values()]
    .filter((order) => order.planId === planId && order.wait?.state === 'WAITING')
    .sort((a, b) => since(a) - since(b) || (a.id < b.id ? -1 : 1))
}

/** State of a seat as the hall shows it: kept or bought by this buyer, or by another. */
export function seatState(model: Model, { lockId, ticket }: ModelSeat): 'FREE' | 'KEPT' | 'SOLD' {
  if (ticket) return model.orders.get(ticket.orderId)?.state === 'UNPAID' ? 'KEPT' : 'SOLD'
  return (model.locks.get(lockId ?? '')?.until ?? 0) > model.now ? 'KEPT' : 'FREE'
}
