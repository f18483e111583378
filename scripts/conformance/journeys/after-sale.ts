import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { getRefundRule } from '@/contracts/refund/get-refund-rule'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { yuanToCents } from '@/domain/money'
import { isFinalOrderState, orderStateName } from '@/domain/order-state'
import { NothingToPlay, type Visitor } from '../visitor'
import type { Journey } from './journey'

const NO_PAID_ORDER = 'the user has no paid order of tickets; run with --pay, or log in as a user who has one'

export const ordersAreRead: Journey = {
  area: 'after-sale',
  title: 'Orders are listed and opened',
  needsLogin: true,
  async play(visitor) {
    const page = visitor.on('Orders', 'An empty list of orders')
    for (const tab of ['TICKET', 'OTHER', 'HISTORY'] as const) {
      const orders = await page.walk(listOrders, { tab }, ({ orderId }) => orderId, 10)
      const [first] = orders.filter(({ orderType }) => orderType === 'TICKET')
      if (first) await visitor.on('Order', 'An order does not open').call(getOrder, { orderId: first.orderId })
    }
  },
}

/** Previews a refund to the cent, without requesting it. */
export const refundIsPreviewed: Journey = {
  area: 'after-sale',
  title: 'A refund is previewed',
  needsLogin: true,
  async play(visitor) {
    const { orderId } = await paidOrder(visitor)
    const page = visitor.on('Refund', 'A refund that cannot be requested')
    await page.call(getRefundRule, { orderId }, { sees: 'No rules beside the refund' })
    const { refundable, reason, sessions } = await page.call(getRefundableOrder, { orderId })
    const tickets = sessions.flatMap((session) => session.tickets).filter(({ selectable }) => selectable)
    if (!refundable || tickets.length === 0) {
      page.expect(
        refundable || Boolean(reason),
        getRefundableOrder,
        'content',
        'no reason why an order is not refundable',
      )
      throw new NothingToPlay(`the order is not refundable: ${reason ?? ''}`)
    }
    const preview = await page.call(previewRefund, { orderId, ticketIds: tickets.map(({ ticketId }) => ticketId) })
    const items = preview.items.reduce((sum, { amount }) => sum + yuanToCents(amount), 0)
    const fees = preview.items.reduce((sum, { fee }) => sum + yuanToCents(fee), 0)
    const WRONG = 'Another amount comes back than the page shows'
    const isFee = fees === yuanToCents(preview.fee)
    page.expect(
      isFee,
      previewRefund,
      'prices',
      `the fees of the tickets add up to ${fees / 100}, and fee is ${preview.fee}`,
      WRONG,
    )
    const isWhole = preview.refundAmount <= (items - fees) / 100 || preview.deliveryFeeRefundable
    page.expect(isWhole, previewRefund, 'prices', 'more comes back than was paid for the tickets', WRONG)
    page.expect(preview.expireSeconds > 0, previewRefund, 'clock', 'the preview is over at once')
  },
}

export const invoiceIsPrepared: Journey = {
  area: 'after-sale',
  title: 'An invoice is prepared',
  needsLogin: true,
  async play(visitor) {
    const { orderId } = await paidOrder(visitor)
    const page = visitor.on('Invoice', 'An invoice that cannot be requested')
    const { canApply, reason, types } = await page.call(getInvoiceConfig, { orderId })
    const isExplained = canApply ? types.length > 0 : Boolean(reason)
    page.expect(isExplained, getInvoiceConfig, 'content', 'neither a type of invoice nor a reason why there is none')
  },
}

/** A current, paid ticket order. */
async function paidOrder(visitor: Visitor): Promise<OrderSummary> {
  const page = visitor.on('Orders', 'An empty list of orders')
  const orders = await page.walk(listOrders, { tab: 'TICKET' }, ({ orderId }) => orderId, 10)
  const paid = orders.find(({ orderState: { code } }) => {
    const name = orderStateName(Number(code))
    return name !== null && name !== 'UNPAID' && !isFinalOrderState(name)
  })
  if (paid === undefined) throw new NothingToPlay(NO_PAID_ORDER)
  return paid
}
