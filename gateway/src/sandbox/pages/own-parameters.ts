import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { OrderType } from '@/contracts/order/create-order'
import type { OrderStateName } from '@/domain/order-state'
import type { Database } from '../../database/connect'
import { workPermits } from '../../database/schema/applications'
import { cartItems } from '../../database/schema/carts'
import { invoices } from '../../database/schema/invoices'
import { orders } from '../../database/schema/orders'
import { users } from '../../database/schema/people'
import { shares } from '../../database/schema/shares'
import { tickets, transfers, vouchers } from '../../database/schema/tickets'
import type { PageParams } from './demo-parameters'

/** Something of a user, as its page is opened. */
export interface OwnThing {
  userId: string
  params: PageParams
}

type Find = (db: Database) => Promise<OwnThing | null>

const PAID: readonly OrderStateName[] = ['RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED']

/** The newest order of a type in one of these states. */
function order(type: OrderType, states: readonly OrderStateName[] = PAID, name = 'orderId'): Find {
  return async (db) => {
    const isWanted = and(eq(orders.type, type), inArray(orders.state, [...states]))
    const [row] = await db.select().from(orders).where(isWanted).orderBy(desc(orders.createdAt)).limit(1)
    return row ? { userId: row.userId, params: { [name]: row.id } } : null
  }
}

const waiting: Find = async (db) => {
  const isWaiting = eq(orders.source, 'WAIT_LIST')
  const [row] = await db.select().from(orders).where(isWaiting).orderBy(desc(orders.createdAt)).limit(1)
  return row ? { userId: row.userId, params: { orderId: row.id } } : null
}

/** The newest voucher, by the name that the page gives its id. */
function voucher(name: string): Find {
  return async (db) => {
    const [row] = await db.select().from(vouchers).orderBy(desc(vouchers.createdAt)).limit(1)
    return row ? { userId: row.userId, params: { [name]: row.id } } : null
  }
}

const pickUp: Find = async (db) => {
  const [row] = await db
    .select({ id: vouchers.id, userId: vouchers.userId })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(orders.deliverMethod, 'PICK_UP'))
    .orderBy(desc(vouchers.createdAt))
    .limit(1)
  return row ? { userId: row.userId, params: { id: row.id } } : null
}

const named: Find = async (db) => {
  const isNamed = and(isNotNull(tickets.attendeeName), isNotNull(tickets.voucherId))
  const [row] = await db.select().from(tickets).where(isNamed).limit(1)
  return row?.voucherId ? { userId: row.ownerId, params: { voucherId: row.voucherId, ticketId: row.id } } : null
}

const usedTicket: Find = async (db) => {
  const isUsed = and(eq(tickets.state, 'USED'), isNotNull(tickets.voucherId))
  const [row] = await db.select().from(tickets).where(isUsed).limit(1)
  return row?.voucherId ? { userId: row.ownerId, params: { voucherIds: row.voucherId } } : null
}

const invoice: Find = async (db) => {
  const [row] = await db.select().from(invoices).limit(1)
  return row ? { userId: row.userId, params: { invoiceId: row.id } } : null
}

const share: Find = async (db) => {
  const [row] = await db.select().from(shares).limit(1)
  return row ? { userId: row.userId, params: { shareId: row.id } } : null
}

/** Anyone with the link opens it. */
const transfer: Find = async (db) => {
  const [row] = await db.select().from(transfers).where(eq(transfers.state, 'PENDING')).limit(1)
  return row ? { userId: row.senderId, params: { t: row.code } } : null
}

const permit: Find = async (db) => {
  const [row] = await db.select().from(workPermits).limit(1)
  return row ? { userId: row.userId, params: { permitId: row.id } } : null
}

const cart: Find = async (db) => {
  const [first] = await db.select().from(cartItems).orderBy(desc(cartItems.createdAt)).limit(1)
  if (!first) return null
  const items = await db.select().from(cartItems).where(eq(cartItems.userId, first.userId))
  return { userId: first.userId, params: { cartItemIds: items.map(({ id }) => id).join(',') } }
}

/** Pages about something that a user has made, by their names: each shows the newest of the shop. */
export const OWN_THINGS: Readonly<Record<string, Find>> = {
  ...{ orderDetail: order('TICKET'), aboutOrder: order('TICKET'), addPurchaseList: order('TICKET') },
  ...{ paySuccess: order('TICKET'), paySuccessNew: order('TICKET'), unregisteredConfirmation: order('TICKET') },
  payLoading: order('TICKET', ['UNPAID']),
  ...{ refundOrders: order('TICKET'), refundOrderTickets: order('TICKET'), refundRuleOrder: order('TICKET') },
  rebookTicket: order('TICKET'),
  waitListInstruction: waiting,
  ...{ productDetail: order('GOODS'), express: order('GOODS', ['DELIVERING_EXPRESS', 'SUCCEEDED']) },
  ...{ invoice: order('GOODS', ['SUCCEEDED']), invoiceDetail: invoice },
  parkingDetail: order('PARKING'),
  reserveOrder: order('RESERVE'),
  memberPaySuccess: order('MEMBER'),
  ...{ ticketDetail: voucher('id'), sendMineTicket: voucher('voucherId'), ticketCode: pickUp },
  ...{ realName: named, realNameSingle: named, realIdCard: named, ticketBindAudience: named },
  ticketStubPrint: usedTicket,
  ...{ shareTicket: share, sharePaySuccess: share, acceptMineTicket: transfer },
  goodsCartConfirm: cart,
  workPermitSuccess: permit,
}

/** A user who has bought something, else any; null in a shop without users. */
export async function someUser(db: Database): Promise<string | null> {
  const [buyer] = await db.select({ id: orders.userId }).from(orders).orderBy(desc(orders.createdAt)).limit(1)
  const [other] = await db.select({ id: users.id }).from(users).orderBy(desc(users.createdAt)).limit(1)
  return buyer?.id ?? other?.id ?? null
}
