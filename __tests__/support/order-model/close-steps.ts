import { sandbox } from '../sandbox-shop'
import { step } from './compare'
import { endTransfer, endUnpaid, giveBack, giveBackPiece, type Model, type ModelOrder, nth, type Step } from './model'

/** A clerk closes an order: whatever is under way with it ends, and what is left of it comes back. */
export const close = (at: number): Step =>
  step(`closes ${at}`, async (model, { shop }) => {
    const [id, order] = nth(model.orders, at) ?? []
    if (!id || !order) return
    const isOver = ['CANCELED', 'REFUNDED_TICKET', 'CLOSED'].includes(order.state)
    expect(await sandbox(shop, `orders/${id}/close`)).toMatchObject({ done: !isOver })
    expect(await sandbox(shop, `orders/${id}/close`)).toMatchObject({ done: false })
    if (isOver) return
    if (order.state === 'UNPAID') {
      endUnpaid(model, order)
      order.tickets.clear()
      order.pieces.clear()
    } else revertOrder(model, order)
    order.state = 'CLOSED'
  })

function revertOrder(model: Model, order: ModelOrder): void {
  for (const [refundId, refund] of model.refunds) if (refund.orderId === order.id) model.refunds.delete(refundId)
  for (const [code, transfer] of model.transfers) if (transfer.orderId === order.id) endTransfer(model, code)
  if (order.wait?.state === 'WAITING') order.wait.state = 'FAILED'
  const own = [...order.tickets].filter(([, { state }]) => state !== 'REFUNDED' && state !== 'EXCHANGED')
  for (const [ticketId] of own) giveBack(model, order, ticketId, 'REFUNDED')
  const kept = [...order.pieces].filter(([, state]) => state === 'KEPT')
  for (const [unitId] of kept) giveBackPiece(model, order, unitId)
}
