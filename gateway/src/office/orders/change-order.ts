import { type TProperties, Type } from '@sinclair/typebox'
import { REFUND_REASONS } from '../../presenters/refund-reasons'
import { closeOrder } from '../../services/orders/close-order'
import { sendOrderPaid } from '../../services/orders/order-messages'
import { findOrdersById, type OrderRow } from '../../services/orders/order-records'
import { receiveGoods, shipOrder } from '../../services/orders/ship-orders'
import { refundForBuyer } from '../../services/refunds/apply-refund'
import { planHash, refundPlan } from '../../services/refunds/refund-plan'
import { refundableRecord } from '../../services/refunds/refund-records'
import { readRoute, type StaffCall, type Written, writeRoute } from '../office-call'
import { OfficeError } from '../office-error'
import { lockUnchanged, type OrderFacts, orderFacts } from './order-facts'

const Id = Type.String({ maxLength: 60 })
const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
const TicketIds = Type.Array(Id, { minItems: 1, maxItems: 100 })

/** Input of a change of an order: its version as the form showed it, and why. */
function changeSchema<Fields extends TProperties>(fields: Fields) {
  return Type.Object({ id: Id, version: Type.String({ maxLength: 40 }), reason: Reason, ...fields })
}

/** Amount that a refund of tickets returns now, by the rule of the order. */
export const showRefundPlan = readRoute(
  'GET orders/:id/refund-plan',
  Type.Object({ id: Id, ticketIds: TicketIds }),
  async (call) => {
    const order = await orderById(call, call.input.id)
    const plan = refundPlan(await refundableRecord(call, order), call.input.ticketIds, call)
    const { cents, cardCents, feeCents, isWhole } = plan
    return { cents, cardCents, feeCents, isWhole, plan: planHash(plan) }
  },
)

/** A refund that staff request for the buyer and approve: by the buyer's rule, at the amount that was shown. */
export const refundOrder = writeRoute(
  'POST orders/:id/refund',
  changeSchema({
    ticketIds: TicketIds,
    reasonCode: Type.Union(REFUND_REASONS.map((code) => Type.Literal(code))),
    plan: Type.String({ maxLength: 100 }),
  }),
  async (call) => {
    const { ticketIds, reasonCode, reason: remark, plan } = call.input
    return changed(call, async (order) => {
      await refundForBuyer(call, { order, ticketIds, reasonCode, remark, planHash: plan })
      return true
    })
  },
)

/** Ends an order: an unpaid one is cancelled, a paid one refunded in full. */
export const closeOrderRoute = writeRoute('POST orders/:id/close', changeSchema({}), (call) =>
  changed(call, async ({ id }) => {
    await closeOrder(call, id, call.input.reason)
    return true
  }),
)

export const shipOrderRoute = writeRoute('POST orders/:id/ship', changeSchema({}), (call) =>
  changed(call, ({ id }) => shipOrder(call, id)),
)

export const receiveOrderRoute = writeRoute('POST orders/:id/receive', changeSchema({}), (call) =>
  changed(call, ({ id }) => receiveGoods(call, id)),
)

/** Sends the confirmation of a paid order to its contact once more. */
export const resendOrder = writeRoute('POST orders/:id/resend', Type.Object({ id: Id }), async (call) => {
  const order = await orderById(call, call.input.id)
  if (order.paidAt === null) throw new OfficeError('changed')
  await sendOrderPaid(call, order)
  return { data: true, audit: { target: 'order', targetId: order.id } }
})

/** A note for other staff: a row of the audit log. */
export const noteOrder = writeRoute('POST orders/:id/note', Type.Object({ id: Id, reason: Reason }), async (call) => {
  const order = await orderById(call, call.input.id)
  return { data: true, audit: { target: 'order', targetId: order.id, reason: call.input.reason } }
})

type ChangeCall = StaffCall<{ id: string; version: string; reason: string }>

/** Changes an order that is as the form showed it. */
async function changed(call: ChangeCall, change: (order: OrderRow) => Promise<boolean>): Promise<Written> {
  const { id: targetId, reason } = call.input
  const { order, facts: before } = await lockUnchanged(call, call.input)
  if (!(await change(order))) throw new OfficeError('changed')
  const after: OrderFacts = await orderFacts(call.db, order)
  return { data: true, audit: { target: 'order', targetId, before, after, reason } }
}

async function orderById({ db }: Pick<StaffCall, 'db'>, id: string): Promise<OrderRow> {
  const [order] = await findOrdersById(db, [id])
  if (!order) throw new OfficeError('notFound')
  return order
}
