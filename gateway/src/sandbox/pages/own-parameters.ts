import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { OrderType } from '@/contracts/order/create-order'
import type { OrderStateName } from '@/domain/order-state'
import { PAYMENT_STANDINGS } from '@/domain/payment-standing'
import type { Database } from '../../database/connect'
import { workPermits } from '../../database/schema/applications'
import { cartItems } from '../../database/schema/carts'
import { invoices } from '../../database/schema/invoices'
import { orders } from '../../database/schema/orders'
import { users } from '../../database/schema/people'
import { shares } from '../../database/schema/shares'
import { tickets, transfers, vouchers } from '../../database/schema/tickets'
import type { PageParams } from './demo-parameters'

/** A record of a user with the parameters of its page. */
export interface OwnThing {
  userId: string
  params: PageParams
}

/** Finds the newest record of a kind in the shop; null if there is none. */
export type FindThing = (db: Database) => Promise<OwnThing | null>

/** Opens a page with the first row of a query. */
function firstOf<Row>(rows: (db: Database) => PromiseLike<Row[]>, thingOf: (row: Row) => OwnThing): FindThing {
  return async (db) => {
    const [row] = await rows(db)
    return row === undefined ? null : thingOf(row)
  }
}

const STATES = Object.keys(PAYMENT_STANDINGS) as OrderStateName[]
const PAID_STATES = STATES.filter((state) => PAYMENT_STANDINGS[state] === 'paid')

/** Newest order of a type in one of these states. */
function order(type: OrderType, states: readonly OrderStateName[] = PAID_STATES): FindThing {
  return orderWhere(and(eq(orders.type, type), inArray(orders.state, [...states])))
}

function orderWhere(isWanted: SQL | undefined): FindThing {
  return firstOf(
    (db) => db.select().from(orders).where(isWanted).orderBy(desc(orders.createdAt)).limit(1),
    ({ userId, id }) => ({ userId, params: { orderId: id } }),
  )
}

/** Newest voucher, under the page's parameter name. */
function voucher(name: string): FindThing {
  return firstOf(
    (db) => db.select().from(vouchers).orderBy(desc(vouchers.createdAt)).limit(1),
    ({ userId, id }) => ({ userId, params: { [name]: id } }),
  )
}

/** A ticket of the newest voucher with a match. */
function ticketWhere(isWanted: SQL, paramsOf: (voucherId: string, ticketId: string) => PageParams): FindThing {
  return firstOf(
    (db) =>
      db
        .select({ userId: tickets.ownerId, ticketId: tickets.id, voucherId: vouchers.id })
        .from(tickets)
        .innerJoin(vouchers, eq(vouchers.id, tickets.voucherId))
        .where(isWanted)
        .orderBy(desc(vouchers.createdAt))
        .limit(1),
    ({ userId, voucherId, ticketId }) => ({ userId, params: paramsOf(voucherId, ticketId) }),
  )
}

const pickUp = firstOf(
  (db) =>
    db
      .select({ id: vouchers.id, userId: vouchers.userId })
      .from(vouchers)
      .innerJoin(orders, eq(orders.id, vouchers.orderId))
      .where(eq(orders.deliverMethod, 'PICK_UP'))
      .orderBy(desc(vouchers.createdAt))
      .limit(1),
  ({ userId, id }) => ({ userId, params: { id } }),
)
const named = ticketWhere(isNotNull(tickets.attendeeName), (voucherId, ticketId) => ({ voucherId, ticketId }))
const invoice = firstOf(
  (db) => db.select().from(invoices).orderBy(desc(invoices.createdAt)).limit(1),
  ({ userId, id }) => ({ userId, params: { invoiceId: id } }),
)
const share = firstOf(
  (db) => db.select().from(shares).orderBy(desc(shares.createdAt)).limit(1),
  ({ userId, id }) => ({ userId, params: { shareId: id } }),
)
/** Anyone with the link opens it. */
const transfer = firstOf(
  (db) => db.select().from(transfers).where(eq(transfers.state, 'PENDING')).orderBy(desc(transfers.createdAt)).limit(1),
  ({ senderId, code }) => ({ userId: senderId, params: { t: code } }),
)
const permit = firstOf(
  (db) => db.select().from(workPermits).orderBy(desc(workPermits.createdAt)).limit(1),
  ({ userId, id }) => ({ userId, params: { permitId: id } }),
)

/** Cart of the user with the newest item. */
const cart: FindThing = async (db) => {
  const [first] = await db.select().from(cartItems).orderBy(desc(cartItems.createdAt)).limit(1)
  if (!first) return null
  const items = await db.select().from(cartItems).where(eq(cartItems.userId, first.userId))
  return { userId: first.userId, params: { cartItemIds: items.map(({ id }) => id).join(',') } }
}

const ticketOrder = order('TICKET')

/** Pages about user records by name: each shows the newest of the shop. */
export const OWN_THINGS: Readonly<Record<string, FindThing>> = {
  orderDetail: ticketOrder,
  aboutOrder: ticketOrder,
  addPurchaseList: ticketOrder,
  rebookTicket: ticketOrder,
  paySuccess: ticketOrder,
  paySuccessNew: ticketOrder,
  unregisteredConfirmation: ticketOrder,
  refundOrders: ticketOrder,
  refundOrderTickets: ticketOrder,
  refundRuleOrder: ticketOrder,
  payLoading: order('TICKET', ['UNPAID']),
  waitListInstruction: orderWhere(eq(orders.source, 'WAIT_LIST')),
  productDetail: order('GOODS'),
  express: order('GOODS', ['DELIVERING_EXPRESS', 'SUCCEEDED']),
  invoice: order('GOODS', ['SUCCEEDED']),
  invoiceDetail: invoice,
  parkingDetail: order('PARKING'),
  reserveOrder: order('RESERVE'),
  memberPaySuccess: order('MEMBER'),
  ticketDetail: voucher('id'),
  sendMineTicket: voucher('voucherId'),
  ticketCode: pickUp,
  realName: named,
  realNameSingle: named,
  realIdCard: named,
  ticketBindAudience: named,
  ticketStubPrint: ticketWhere(eq(tickets.state, 'USED'), (voucherIds) => ({ voucherIds })),
  shareTicket: share,
  sharePaySuccess: share,
  acceptMineTicket: transfer,
  goodsCartConfirm: cart,
  workPermitSuccess: permit,
}

/** A buyer, otherwise any user; null in a shop without users. */
export async function someUser(db: Database): Promise<string | null> {
  const [buyer] = await db.select({ id: orders.userId }).from(orders).orderBy(desc(orders.createdAt)).limit(1)
  const [other] = await db.select({ id: users.id }).from(users).orderBy(desc(users.createdAt)).limit(1)
  return buyer?.id ?? other?.id ?? null
}
