import type { Money } from '@/domain/currency'
import { ownValue } from '../../../own-value'
import { type PaymentProvider, VendorFault, type VendorPayment, type VendorRefund } from '../contract'
import { centsOf } from '../csv'
import { alipayBill } from './alipay-bill'
import type { AlipayClient } from './alipay-client'
import { ALIPAY } from './alipay-keys'
import { readAlipayNotice, tradeReport } from './alipay-notice'
import { type AlipayProduct, appIdOf, startAlipayPayment, WAYS } from './alipay-start'

const PRODUCTS: Readonly<Record<string, readonly AlipayProduct[]>> = {
  M_WEB: ['ALIPAY_CN_WAP'],
  APP_H5: ['ALIPAY_CN_WAP'],
  PC_WEB: ['ALIPAY_CN_WEB'],
  ALIPAY_MINI: ['ALIPAY_CN_MINI_PROGRAM'],
}
const FIRST_CHECK_MS = 15_000
/** Alipay returns money while it answers; a second question is for answers that were lost. */
const REFUND_TAKES_MS = 10_000

/** Alipay of the mainland (docs/providers/alipay.md). */
export function createAlipay(client: AlipayClient): PaymentProvider {
  const { keys } = client
  const call = (method: string, { product }: VendorPayment, content: object, now: number) =>
    client.call({ method, appId: appIdOf(keys, product), content, now })
  return {
    name: ALIPAY,
    origin: keys.origin,
    firstCheckMs: FIRST_CHECK_MS,
    refundTakesMs: REFUND_TAKES_MS,
    thanks: { contentType: 'text/plain', body: 'success' },
    productsFor: (terminalSrc) =>
      (ownValue(PRODUCTS, terminalSrc) ?? []).filter((product) => appIdOf(keys, product) !== ''),
    takes: (product) => Object.hasOwn(WAYS, product),
    needsOpenId: (product) => product === 'ALIPAY_CN_MINI_PROGRAM',
    chargeFor: (_product, cents) => ({ currency: 'CNY', cents }),
    start: (payment) => startAlipayPayment(client, payment),
    async query(payment, now) {
      const trade = await call('alipay.trade.query', payment, { out_trade_no: payment.paymentId }, now)
      return trade === null ? { state: 'ABSENT' } : tradeReport(trade, now)
    },
    async close(payment, now) {
      await call('alipay.trade.close', payment, { out_trade_no: payment.paymentId }, now)
    },
    async refund(refund, now) {
      const answer = await call('alipay.trade.refund', refund, refundOf(refund), now)
      // The fee of the answer is the sum of all refunds of the trade.
      return answer?.fund_change === 'Y' ? { state: 'BACK', money: refund.money } : { state: 'PENDING' }
    },
    async queryRefund(refund, now) {
      const { paymentId, refundId } = refund
      const content = { out_trade_no: paymentId, out_request_no: refundId }
      const answer = await call('alipay.trade.fastpay.refund.query', refund, content, now)
      if (answer?.refund_status !== 'REFUND_SUCCESS') return { state: 'ABSENT' }
      return { state: 'BACK', money: moneyOf(answer.refund_amount) }
    },
    readNotice: async (request) => readAlipayNotice(keys, request),
    billOf: (day, now) => alipayBill(client, day, now),
  }
}

function refundOf({ paymentId, refundId, money }: VendorRefund): object {
  return { out_trade_no: paymentId, out_request_no: refundId, refund_amount: (money.cents / 100).toFixed(2) }
}

function moneyOf(amount = ''): Money {
  const cents = centsOf(amount)
  if (Number.isNaN(cents)) throw new VendorFault(ALIPAY, 'BAD_ANSWER')
  return { currency: 'CNY', cents }
}
