import { convertCents } from '@/domain/money'
import { ownValue } from '../../../own-value'
import type { PaymentProvider, RefundReport, VendorPayment, VendorRefund } from '../contract'
import { wechatBill } from './wechat-bill'
import { WechatClient } from './wechat-client'
import { WECHAT_PAY, type WechatKeys } from './wechat-keys'
import { readWechatNotice } from './wechat-notice'
import { refundReport, transactionReport, type WechatTransaction } from './wechat-reports'
import { appIdOf, startWechatPayment, WAYS, type WechatProduct } from './wechat-start'

const PRODUCTS: Readonly<Record<string, readonly WechatProduct[]>> = {
  M_WEB: ['WEIXIN_HK_H5'],
  APP_H5: ['WEIXIN_HK_H5'],
  PC_WEB: ['WEIXIN_HK_NATIVE'],
  WEIXIN_H5: ['WEIXIN_HK_JSAPI'],
  WEIXIN_MINI: ['WEIXIN_HK_MINI_PROGRAM'],
}
const FIRST_CHECK_MS = 15_000
const REFUND_TAKES_MS = 60_000

/** WeChat Pay v3, of the mainland or of Hong Kong (docs/providers/wechat-pay.md). */
export function createWechatPay(keys: WechatKeys): PaymentProvider {
  const client = new WechatClient(keys)
  const isHongKong = keys.region === 'HK'
  const root = isHongKong ? '/v3/global/transactions' : '/v3/pay/transactions'
  const merchant = `mchid=${keys.merchantId}`
  const orderPath = ({ paymentId }: VendorPayment) => `${root}/out-trade-no/${paymentId}`
  return {
    name: WECHAT_PAY,
    origin: keys.origin,
    firstCheckMs: FIRST_CHECK_MS,
    refundTakesMs: REFUND_TAKES_MS,
    thanks: { contentType: 'application/json', body: '{"code":"SUCCESS"}' },
    productsFor: (terminalSrc) =>
      (ownValue(PRODUCTS, terminalSrc) ?? []).filter((product) => appIdOf(keys, product) !== ''),
    takes: (product) => Object.hasOwn(WAYS, product),
    needsOpenId: (product) => ownValue(WAYS, product) === 'jsapi',
    chargeFor: (_product, cents) => ({ currency: keys.currency, cents: convertCents(cents, keys.rate) }),
    start: (payment) => startWechatPayment(client, payment),
    async query(payment, now) {
      const found = await client.call({ method: 'GET', path: `${orderPath(payment)}?${merchant}`, now })
      return found === null ? { state: 'ABSENT' } : transactionReport(found as WechatTransaction, now)
    },
    async close(payment, now) {
      await client.call({ method: 'POST', path: `${orderPath(payment)}/close`, body: { mchid: keys.merchantId }, now })
    },
    async refund(refund, now) {
      const path = isHongKong ? '/v3/global/refunds' : '/v3/refund/domestic/refunds'
      return reportOf(await client.call({ method: 'POST', path, body: refundOf(keys, refund), now }), refund)
    },
    async queryRefund(refund, now) {
      const path = isHongKong
        ? `/v3/global/refunds/out-refund-no/${refund.refundId}?${merchant}`
        : `/v3/refund/domestic/refunds/${refund.refundId}`
      return reportOf(await client.call({ method: 'GET', path, now }), refund)
    },
    readNotice: (request) => readWechatNotice(client, request),
    billOf: (day, now) => wechatBill(client, day, now),
  }
}

function reportOf(answer: object | null, { money }: VendorRefund): RefundReport {
  return answer === null ? { state: 'ABSENT' } : refundReport(answer, money.currency)
}

function refundOf(keys: WechatKeys, { paymentId, product, refundId, money, charge }: VendorRefund): object {
  return {
    out_trade_no: paymentId,
    out_refund_no: refundId,
    notify_url: keys.notifyUrl,
    amount: { refund: money.cents, total: charge.cents, currency: charge.currency },
    ...(keys.region === 'HK' && { appid: appIdOf(keys, product), mchid: keys.merchantId }),
  }
}
