import { escapeMarkup } from '../../../escape-markup'
import { type PaymentParameters, type PaymentStart, VendorFault } from '../contract'
import type { AlipayClient } from './alipay-client'
import { ALIPAY, type AlipayKeys, alipayTime } from './alipay-keys'

/** Ways of Alipay to pay, by product (contract S2). */
export const WAYS = {
  ALIPAY_CN_WAP: { method: 'alipay.trade.wap.pay', code: 'QUICK_WAP_WAY' },
  ALIPAY_CN_WEB: { method: 'alipay.trade.page.pay', code: 'FAST_INSTANT_TRADE_PAY' },
  ALIPAY_CN_MINI_PROGRAM: { method: 'alipay.trade.create', code: 'JSAPI_PAY' },
} as const
export type AlipayProduct = keyof typeof WAYS

/** Alipay's older ids of users; the newer ones belong to one app. */
const USER_ID = /^2088\d{12}$/
/** Alipay takes money at least this long, ms. */
const SHORTEST_MS = 90_000
const MAX_SUBJECT = 80
/** Characters that Alipay refuses in a subject. */
const REFUSED = /[/=&%]/g

export function appIdOf({ miniAppId, webAppId }: AlipayKeys, product: string): string {
  return product === 'ALIPAY_CN_MINI_PROGRAM' ? miniAppId : webAppId
}

/** Data for the buyer's device: a signed page of Alipay, or the number of a trade for the mini-program. */
export async function startAlipayPayment(client: AlipayClient, payment: PaymentStart): Promise<PaymentParameters> {
  const { method, code } = WAYS[payment.product as AlipayProduct]
  const call = {
    method,
    appId: appIdOf(client.keys, payment.product),
    content: { ...orderOf(payment), product_code: code },
    now: payment.now,
    notifyUrl: client.keys.notifyUrl,
  }
  if (method === 'alipay.trade.create') {
    const trade = await client.call({ ...call, content: { ...call.content, ...payerOf(client.keys, payment) } })
    if (!trade?.trade_no) throw new VendorFault(ALIPAY, 'BAD_ANSWER')
    return { paymentInfoMap: { tradeNO: trade.trade_no } }
  }
  const parameters = client.parameters({ ...call, returnUrl: payment.returnUrl })
  if (method === 'alipay.trade.page.pay') return { paymentInfo: formOf(client.gateway, parameters) }
  const { charset: _charset, ...rest } = parameters
  return { normalUrl: `${client.gateway}&${new URLSearchParams(rest)}` }
}

function orderOf({ paymentId, charge, subject, now, expiresAt }: PaymentStart): object {
  return {
    out_trade_no: paymentId,
    total_amount: (charge.cents / 100).toFixed(2),
    subject: [...subject.replace(REFUSED, ' ')].slice(0, MAX_SUBJECT).join(''),
    time_expire: alipayTime(Math.max(expiresAt, now + SHORTEST_MS)),
  }
}

function payerOf({ miniAppId }: AlipayKeys, { openId }: PaymentStart): object {
  return { op_app_id: miniAppId, ...(USER_ID.test(openId) ? { buyer_id: openId } : { buyer_open_id: openId }) }
}

function formOf(action: string, parameters: Readonly<Record<string, string>>): string {
  const fields = Object.entries(parameters).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  )
  return `<form action="${escapeMarkup(action)}" method="post">${fields.join('')}</form>`
}
