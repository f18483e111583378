import { ForgedNotice, type PaymentNotice, type PaymentReport, type VendorRequest } from '../contract'
import { centsOf } from '../csv'
import { type AlipayKeys, timeOf } from './alipay-keys'
import { areSigned } from './alipay-signature'

type Fields = Readonly<Record<string, string | undefined>>

const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED']

/** Verifies a report of Alipay: a form, signed over its decoded fields. */
export function readAlipayNotice(keys: AlipayKeys, { body, now }: VendorRequest): PaymentNotice {
  const fields = fieldsOf(body)
  if (!areSigned(keys.publicKeys, fields)) throw new ForgedNotice('signature')
  const { app_id: appId = '', seller_id: sellerId } = fields as Fields
  if (appId === '' || ![keys.webAppId, keys.miniAppId].includes(appId)) throw new ForgedNotice('app')
  if (sellerId !== keys.sellerId) throw new ForgedNotice('merchant')
  // Reports of refunds repeat the payment; refunds are queried.
  if (fields.notify_type !== 'trade_status_sync' || fields.gmt_refund) return { kind: 'OTHER' }
  return { kind: 'PAYMENT', paymentId: fields.out_trade_no ?? '', report: tradeReport(fields, now) }
}

/** State of a trade in an answer or a report. */
export function tradeReport(trade: Fields, now: number): PaymentReport {
  const { trade_status: state = '', total_amount: amount = '', trade_no: vendorId = '' } = trade
  if (PAID.includes(state)) {
    const paidAt = timeOf(trade.gmt_payment ?? trade.send_pay_date)
    return {
      state: 'PAID',
      money: { currency: 'CNY', cents: centsOf(amount) },
      vendorId,
      paidAt: Number.isNaN(paidAt) ? now : paidAt,
    }
  }
  return { state: state === 'TRADE_CLOSED' ? 'CLOSED' : 'OPEN' }
}

/** Fields of a form in UTF-8; one that has a field twice means one thing here and another there. */
function fieldsOf(body: Buffer): Record<string, string> {
  const pairs = [...new URLSearchParams(body.toString('utf8'))]
  const fields = Object.fromEntries(pairs)
  if (Object.keys(fields).length !== pairs.length) throw new ForgedNotice('format')
  return fields
}
