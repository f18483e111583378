import type { Currency, Money } from '@/domain/currency'
import { type PaymentReport, type RefundReport, VendorFault } from '../contract'
import { WECHAT_PAY } from './wechat-keys'

/** A transaction in an answer or a report. */
export interface WechatTransaction {
  mchid?: string
  appid?: string
  out_trade_no?: string
  transaction_id?: string
  trade_state?: string
  success_time?: string
  amount?: { total?: number; currency?: string }
}

/** A refund in an answer or a report. */
export interface WechatRefund {
  mchid?: string
  out_refund_no?: string
  status?: string
  refund_status?: string
  amount?: { refund?: number; currency?: string }
}

/** A payment that was given back stays paid: the refund is another matter. */
const PAID = ['SUCCESS', 'REFUND']
const CLOSED = ['CLOSED', 'REVOKED', 'PAYERROR']
/** The buyer's account does not take the money: the merchant decides at WeChat. */
const STUCK = ['ABNORMAL', 'CHANGE', 'CLOSED', 'REFUNDCLOSE']

/** `paidAt` without a time of WeChat is the time of the report. */
export function transactionReport(transaction: WechatTransaction, now: number): PaymentReport {
  const { trade_state: state = '', transaction_id: vendorId = '', success_time: paid = '' } = transaction
  if (PAID.includes(state)) {
    const paidAt = Date.parse(paid)
    return {
      state: 'PAID',
      money: moneyOf(transaction.amount?.total, transaction.amount?.currency ?? 'CNY'),
      vendorId,
      paidAt: Number.isNaN(paidAt) ? now : paidAt,
    }
  }
  return { state: CLOSED.includes(state) ? 'CLOSED' : 'OPEN' }
}

/** `currency`: of the payment, which reports do not repeat. */
export function refundReport(refund: WechatRefund, currency: Currency): RefundReport {
  const state = refund.status ?? refund.refund_status ?? ''
  if (STUCK.includes(state)) throw new VendorFault(WECHAT_PAY, `REFUND_${state}`)
  if (state !== 'SUCCESS') return { state: 'PENDING' }
  return { state: 'BACK', money: moneyOf(refund.amount?.refund, refund.amount?.currency ?? currency) }
}

function moneyOf(cents: number | undefined, currency: string): Money {
  if (!Number.isSafeInteger(cents)) throw new VendorFault(WECHAT_PAY, 'BAD_ANSWER')
  // Another currency than the three equals none of the books.
  return { cents: cents ?? 0, currency: currency as Currency }
}
