import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { cancelTransfer } from '@/contracts/transfer/cancel-transfer'
import { createTransfer } from '@/contracts/transfer/create-transfer'
import { orders } from '../../../gateway/src/database/schema/orders'
import { tickets } from '../../../gateway/src/database/schema/tickets'
import { applyForRefund } from '../../../gateway/src/services/refunds/apply-refund'
import { decideRefund, type RefundVerdict } from '../../../gateway/src/services/refunds/decide-refund'
import { planHash, refundPlan } from '../../../gateway/src/services/refunds/refund-plan'
import { refundableRecord } from '../../../gateway/src/services/refunds/refund-records'
import { step } from './compare'
import { addLeft, endTransfer, freeTicket, giveBack, nth, type Step, trade } from './model'
import { recordOrder, ticketsOf } from './order-steps'

export const requestRefund = (at: number): Step =>
  step(`asks a ticket of ${at} back`, async (model, real) => {
    const free = freeTicket(model, at)
    if (!free) return
    const { ticketId, ticket } = free
    const { id } = free.order
    const [row] = await real.shop.database.db.select().from(orders).where(eq(orders.id, id))
    if (!row) throw new Error(`order ${id} is gone`)
    const record = await refundableRecord(trade(real), row)
    const sessionId = record.tickets.find((sold) => sold.id === ticketId)?.sessionId ?? ''
    if ((record.usedTimes.get(sessionId) ?? 0) >= 2) {
      return expect(() => refundPlan(record, [ticketId], real.shop)).toThrow('refund.not.times')
    }
    const plan = refundPlan(record, [ticketId], real.shop)
    const input = { order: row, ticketIds: [ticketId], reasonCode: 'OTHER', remark: '', planHash: planHash(plan) }
    const refund = await applyForRefund(trade(real), input)
    ticket.state = 'REFUNDING'
    model.refunds.set(refund.id, { orderId: id, ticketId, requestedAt: model.now })
  })

export const decide = (at: number, verdict: RefundVerdict): Step =>
  step(`refund ${at} is ${verdict}`, async (model, real) => {
    const [id, refund] = nth(model.refunds, at) ?? []
    const order = model.orders.get(refund?.orderId ?? '')
    if (!id || !refund || !order) return
    expect(await decideRefund(trade(real), id, verdict)).toBe(true)
    expect(await decideRefund(trade(real), id, verdict)).toBe(false)
    model.refunds.delete(id)
    const ticket = order.tickets.get(refund.ticketId)
    if (verdict === 'APPROVED') giveBack(model, order, refund.ticketId, 'REFUNDED')
    else if (ticket) ticket.state = 'UNUSED'
  })

/** One ticket is exchanged for another session; what came of an exchange is not exchanged again. */
export const rebook = (at: number): Step =>
  step(`exchanges a ticket of ${at}`, async (model, real) => {
    const free = freeTicket(model, at)
    if (!free) return
    const { order, ticketId } = free
    const { id } = order
    const as = await real.buyer(order.buyer)
    const { data: sessions } = await real.shop.call(listRebookSessions, { orderId: id }, { as })
    // The model expects nothing if there is room for one ticket of the order but not for all.
    const session = sessions?.find(({ available }) => available || order.isExchanged)
    if (!session) return
    const sessionId = session.bizShowSessionId
    const { statusCode, data } = await real.shop.call(
      applyRebook,
      { orderId: id, sessionId, ticketIds: [ticketId] },
      { as },
    )
    if (order.isExchanged) return expect(statusCode).toBe(BUSINESS_ERROR.notRefundable)
    expect(statusCode).toBe(STATUS.success)
    const newId = data?.newOrderId ?? ''
    const [fresh] = await real.shop.database.db.select().from(tickets).where(eq(tickets.orderId, newId))
    const planId = fresh?.seatPlanId ?? ''
    if (model.left.has(planId)) addLeft(model, planId, -1)
    else model.left.set(planId, await real.shop.unitsLeft(planId))
    giveBack(model, order, ticketId, 'EXCHANGED')
    await recordOrder(model, real, {
      id: newId,
      rootId: order.rootId,
      buyer: order.buyer,
      planId,
      isExchanged: true,
      state: 'DELIVERING',
      tickets: await ticketsOf(real, newId, order.buyer, 'UNUSED'),
    })
  })

export const send = (at: number): Step =>
  step(`sends a ticket of ${at}`, async (model, real) => {
    const free = freeTicket(model, at)
    if (!free) return
    const { order, ticketId, ticket } = free
    const { id } = order
    const [row] = await real.shop.database.db.select().from(tickets).where(eq(tickets.id, ticketId))
    const input = { voucherId: row?.voucherId ?? '', ticketIds: [ticketId] }
    const { data } = await real.shop.call(createTransfer, input, { as: await real.buyer(order.buyer) })
    if (data === null) throw new Error(`${ticketId} was not sent`)
    ticket.state = 'LOCKED'
    const { transferId, transferCode, expireTime: expiresAt } = data
    model.transfers.set(transferCode, { id: transferId, orderId: id, ticketId, sender: order.buyer, expiresAt })
  })

export const accept = (at: number, buyer: number): Step =>
  step(`buyer ${buyer} accepts ${at}`, async (model, real) => {
    const [transferCode, transfer] = nth(model.transfers, at) ?? []
    if (!transferCode || !transfer) return
    const take = async () =>
      real.shop.call(acceptTransfer, { transferCode, agreed: true }, { as: await real.buyer(buyer) })
    const { statusCode } = await take()
    const isOwn = buyer === transfer.sender
    expect(statusCode).toBe(isOwn ? BUSINESS_ERROR.transferNothing : STATUS.success)
    if (isOwn) return
    expect((await take()).statusCode).toBe(BUSINESS_ERROR.transferReceived)
    const ticket = model.orders.get(transfer.orderId)?.tickets.get(transfer.ticketId)
    if (ticket) Object.assign(ticket, { state: 'UNUSED', owner: buyer, isReceived: true })
    model.transfers.delete(transferCode)
  })

export const withdrawTransfer = (at: number): Step =>
  step(`takes ${at} back`, async (model, real) => {
    const [code, transfer] = nth(model.transfers, at) ?? []
    if (!code || !transfer) return
    const { data } = await real.shop.call(
      cancelTransfer,
      { id: transfer.id },
      { as: await real.buyer(transfer.sender) },
    )
    expect(data).toBe(true)
    endTransfer(model, code)
  })
