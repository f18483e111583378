import { Type } from '@sinclair/typebox'
import { asc, eq } from 'drizzle-orm'
import { canMoveOrder } from '@/domain/order-state'
import { orderChanges, orders } from '../../database/schema/orders'
import { payments, transactions } from '../../database/schema/payments'
import { refunds } from '../../database/schema/refunds'
import { presentRefundableOrder } from '../../presenters/refund'
import { seatText } from '../../presenters/seat-text'
import { currentOrderState } from '../../services/orders/find-orders'
import { isToBeReceived, isToBeSent } from '../../services/orders/ship-orders'
import { refundableRecord } from '../../services/refunds/refund-records'
import { auditPage } from '../calls/audit'
import { MASKED, REVEALED, type Shown } from '../masked'
import { readRoute, type StaffCall, writeRoute } from '../office-call'
import { OfficeError } from '../office-error'
import { orderFacts, orderVersion } from './order-facts'

/** Entries of the audit log that an order shows. */
const MAX_HISTORY = 100

const OrderId = Type.Object({ id: Type.String({ maxLength: 60 }) })

export const showOrder = readRoute('GET orders/:id', OrderId, (call) => presentOrder(call, call.input.id, MASKED))

/** An order with personal data, which the audit log shows. */
export const revealOrder = writeRoute('POST orders/:id/reveal', OrderId, async (call) => ({
  data: await presentOrder(call, call.input.id, REVEALED),
  audit: { target: 'order', targetId: call.input.id },
}))

async function presentOrder(call: StaffCall, id: string, shown: Shown) {
  const { db, clock, locale } = call
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new OfficeError('notFound')
  const record = await refundableRecord(call, order)
  const paid = await db
    .select({ cents: transactions.cents, state: transactions.state, product: payments.paymentProduct })
    .from(transactions)
    .leftJoin(payments, eq(payments.id, transactions.paymentId))
    .where(eq(transactions.orderId, id))
    .orderBy(asc(transactions.sequence))
  const history = await auditPage(call, { target: 'order', targetId: id, page: 1, perPage: MAX_HISTORY, order: 'DESC' })
  const { orderNumber, type, source, payCents, feeCents, createdAt, paidAt, payBefore, deliverMethod, remark } = order
  return {
    id,
    orderNumber,
    type,
    source,
    payCents,
    feeCents,
    createdAt,
    paidAt,
    payBefore,
    deliverMethod,
    state: currentOrderState(order, clock.now()),
    version: orderVersion(await orderFacts(db, order)),
    remark: shown.words(remark || null),
    contact: { phone: shown.phone(order.contactCellphone), email: shown.email(order.contactEmail) },
    address: order.address && {
      receiver: shown.name(order.address.receiver),
      phone: shown.phone(order.address.cellphone),
      detail: shown.words(order.address.detailAddress),
    },
    lines: record.lines.map(({ id: lineId, snapshot, qty, unitCents }) => ({
      id: lineId,
      title: snapshot.title[locale],
      option: snapshot.option[locale],
      beginAt: snapshot.session?.beginAt ?? null,
      qty,
      unitCents,
    })),
    tickets: record.tickets.map((ticket) => ({
      id: ticket.id,
      name: ticket.seatPlanName[locale],
      seat: seatText(ticket, locale),
      attendee: shown.name(ticket.attendeeName),
      idNumber: shown.idNumber(ticket.idNo),
      state: ticket.state,
      usedAt: ticket.usedAt,
      usedGate: ticket.usedGate,
    })),
    refundable: presentRefundableOrder(record, { locale, now: clock.now() }).sessions.flatMap(
      (session) => session.tickets,
    ),
    payments: paid,
    refunds: await db
      .select({ id: refunds.id, state: refunds.state, cents: refunds.cents, createdAt: refunds.createdAt })
      .from(refunds)
      .where(eq(refunds.orderId, id))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    changes: await db
      .select({ state: orderChanges.state, cause: orderChanges.cause, at: orderChanges.at })
      .from(orderChanges)
      .where(eq(orderChanges.orderId, id))
      .orderBy(asc(orderChanges.at)),
    history: history.rows,
    can: {
      close: canMoveOrder(currentOrderState(order, clock.now()), 'CLOSED'),
      ship: isToBeSent(order),
      receive: isToBeReceived(order),
      resend: paidAt !== null,
    },
  }
}
