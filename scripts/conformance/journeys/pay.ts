import { setTimeout as pause } from 'node:timers/promises'
import { getOrder } from '@/contracts/order/get-order'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { pay } from '@/contracts/payment/pay'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { ORDER_STATES } from '@/domain/order-state'
import { NothingToPlay, type Visitor } from '../visitor'
import { chooseTicket } from './choose-ticket'
import type { Journey } from './journey'
import { placeOrder, quote } from './place-order'

const POLL_MS = 1000

/** Runs only with `--pay`: the order stays, and later areas use it. */
export const orderIsPaid: Journey = {
  area: 'buy',
  title: 'An order is paid',
  needsLogin: true,
  async play(visitor) {
    if (!visitor.parts.mayPay) throw new NothingToPlay('nothing is paid without --pay')
    const order = await quote(visitor, await chooseTicket(visitor), 1)
    const { orderId, unPaidTransactionIds } = await placeOrder(visitor, order)
    await startPayment(visitor, [...unPaidTransactionIds])
    await visitor.parts.sandbox?.pay(orderId)
    await awaitPayment(visitor, orderId)
    const page = visitor.on('Payment result', 'No confirmation after the payment')
    await page.call(getPaySuccess, { orderId, orderType: 'TICKET' })
    await visitor.on('Payment result', 'No way to the tickets').call(getOrderVoucherCreated, { orderId })
  },
}

/** Starts a payment twice with one key. */
async function startPayment(visitor: Visitor, transactionIds: string[]): Promise<void> {
  const page = visitor.on('Cashier', 'The payment does not start')
  const where = { platform: 'H5', src: 'M_WEB', browserType: 'OTHER' as const }
  const { payments } = await page.call(listCashiers, { transactionIds, ...where })
  const product = payments.find(({ isCheck }) => isCheck) ?? payments[0]
  if (product === undefined) throw new NothingToPlay('the cashier offers no way to pay on the web')
  const input = { transactionIds, platform: 'H5', paymentProduct: product.paymentProduct, isNewCyy: true }
  await page.create(pay, input)
}

/** Waits for the payment, by the sandbox or by a person at the provider's page. */
async function awaitPayment(visitor: Visitor, orderId: string): Promise<void> {
  const page = visitor.on('Payment result', 'A payment whose result never comes')
  const begun = performance.now()
  for (;;) {
    const { orderBrief } = await page.call(getOrder, { orderId })
    if (Number(orderBrief.orderState.code) !== ORDER_STATES.UNPAID) return
    if (performance.now() - begun > visitor.parts.payWaitMs)
      throw new NothingToPlay(`nobody paid the order ${orderBrief.orderNumber} in time`)
    await pause(POLL_MS)
  }
}
