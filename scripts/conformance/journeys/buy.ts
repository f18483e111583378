import { cancelOrder, NO_REASON } from '@/contracts/order/cancel-order'
import { type CreateOrderOutput, createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { getOrderToPay } from '@/contracts/order/get-order-to-pay'
import { getReserveTime } from '@/contracts/order/get-reserve-time'
import { listOrders } from '@/contracts/order/list-orders'
import { cancelPayment } from '@/contracts/payment/cancel-payment'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { queryByBindId } from '@/contracts/payment/query-by-bind-id'
import { ORDER_STATES } from '@/domain/order-state'
import type { GatewayClient } from '../calls/gateway-client'
import type { Visitor } from '../visitor'
import { chooseTicket } from './choose-ticket'
import type { Journey } from './journey'
import { placeOrder, quote } from './place-order'

/** From here on `time` is a moment, ms. */
const FIRST_MOMENT = 1e11
/** Time that passes between an order and the read of its limit, s. */
const READ_TIME = 60

/** Places an order, tries another amount and another user, and cancels it unpaid. */
export const orderIsCancelled: Journey = {
  area: 'buy',
  title: 'An order is placed and cancelled',
  needsLogin: true,
  async play(visitor) {
    const ticket = await chooseTicket(visitor)
    const order = await quote(visitor, ticket, 2)
    await refuseOtherAmount(visitor, order)
    const placed = await placeOrder(visitor, order)
    try {
      await readUnpaid(visitor, placed)
      await readCashier(visitor, placed)
      if (visitor.parts.other) await refuseOtherUser(visitor, visitor.parts.other, placed)
    } finally {
      await abandonOrder(visitor, placed.orderId)
    }
  },
}

type Order = Parameters<typeof placeOrder>[1]

/** The buyer pays the shown amount: another one is rejected. */
async function refuseOtherAmount(visitor: Visitor, order: Order): Promise<void> {
  const page = visitor.on('Confirm order', 'Another amount is paid than the page shows')
  const { payAmount, totalAmount } = order.paymentParam
  const cheaper = { ...order, paymentParam: { payAmount: payAmount + 1, totalAmount } }
  await page.refusal(createOrder, cheaper, { rule: 'prices', what: 'an order with another amount than its offer' })
}

async function readUnpaid(visitor: Visitor, placed: CreateOrderOutput) {
  const { orderId, transactionId, payAmount, bindId, reserveTime } = placed
  const page = visitor.on('Order', 'The order does not open')
  const { orderBrief } = await page.call(getOrder, { orderId })
  const code = Number(orderBrief.orderState.code)
  page.expect(code === ORDER_STATES.UNPAID, getOrder, 'states', `a new order is in state ${code} instead of 1 (UNPAID)`)
  const isSame = orderBrief.payAmount === payAmount
  page.expect(
    isSame,
    getOrder,
    'prices',
    `the order costs ${orderBrief.payAmount}, and ${payAmount} when it was placed`,
  )
  const orders = visitor.on('Orders', 'The order is missing in the list')
  const list = await orders.walk(listOrders, { tab: 'TICKET' }, (listed) => listed.orderId, 10)
  orders.expect(
    list.some((listed) => listed.orderId === orderId),
    listOrders,
    'content',
    'a new order is not listed',
  )
  const { time } = await page.call(getReserveTime, { transactionId }, { sees: 'No time limit on the cashier' })
  page.expect(
    time > 0,
    getReserveTime,
    'clock',
    `a new order has ${time} s to be paid`,
    'A cashier that closes at once',
  )
  const secondsLeft = time >= FIRST_MOMENT ? (time - visitor.parts.clock.now()) / 1000 : time
  const isSameLimit = Math.abs(secondsLeft - reserveTime) <= READ_TIME
  const limits = `reserve_time is ${Math.round(secondsLeft)} s, and the order says ${reserveTime} s`
  page.expect(isSameLimit, getReserveTime, 'clock', limits, 'A cashier that counts down to another end')
  await visitor.on('Home', 'No reminder of the unpaid order').optional(getOrderToPay, {})
  await visitor.on('Cashier', 'A payment that is not resumed').call(queryByBindId, { bindId })
}

async function readCashier(visitor: Visitor, { unPaidTransactionIds, payAmount }: CreateOrderOutput): Promise<void> {
  const page = visitor.on('Cashier', 'No way to pay')
  const transactionIds = [...unPaidTransactionIds]
  const where = { platform: 'H5', src: 'M_WEB', browserType: 'OTHER' as const }
  const { payments, payAmount: wanted } = await page.call(listCashiers, { transactionIds, ...where })
  page.expect(payments.length > 0, listCashiers, 'content', 'the cashier offers no way to pay on the web')
  page.expect(wanted === payAmount, listCashiers, 'prices', `the cashier wants ${wanted}, the order ${payAmount}`)
  await page.call(cancelPayment, { transactionIds }, { sees: 'A payment that cannot be given up' })
}

/** Reads, pays and cancels an order as another user, which has to be refused. */
async function refuseOtherUser(visitor: Visitor, other: GatewayClient, placed: CreateOrderOutput): Promise<void> {
  const { orderId, unPaidTransactionIds } = placed
  const page = visitor.on('Order', 'Orders of other users')
  const through = other.request
  const options = (what: string) => ({ rule: 'access' as const, what, through })
  await page.refusal(getOrder, { orderId }, options('another user who reads an order'))
  const where = { platform: 'H5', src: 'M_WEB', browserType: 'OTHER' as const }
  const payment = { transactionIds: [...unPaidTransactionIds], ...where }
  await page.refusal(listCashiers, payment, options('another user at the cashier of an order'))
  await page.refusal(cancelOrder, { orderId, reason: NO_REASON }, options('another user who cancels an order'))
  const { orderBrief } = await page.call(getOrder, { orderId })
  const isUnpaid = Number(orderBrief.orderState.code) === ORDER_STATES.UNPAID
  page.expect(isUnpaid, cancelOrder, 'access', 'another user changes an order', 'An order that somebody else cancelled')
}

async function abandonOrder(visitor: Visitor, orderId: string): Promise<void> {
  const page = visitor.on('Order', 'An order that cannot be cancelled')
  await page.call(cancelOrder, { orderId, reason: NO_REASON })
  const { orderBrief } = await page.call(getOrder, { orderId })
  const code = Number(orderBrief.orderState.code)
  const missing = `a cancelled order is in state ${code} instead of -1 (CANCELED)`
  page.expect(code === ORDER_STATES.CANCELED, cancelOrder, 'states', missing, 'A cancelled order that waits to be paid')
}
