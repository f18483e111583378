import { newToken } from '../../../random'
import { type PaymentParameters, type PaymentStart, VendorFault } from '../contract'
import type { WechatClient } from './wechat-client'
import { WECHAT_PAY, type WechatKeys } from './wechat-keys'
import { signLines } from './wechat-signature'

/** Ways of WeChat to pay, by product (contract S2): wire names, whatever the region. */
export const WAYS = {
  WEIXIN_HK_MINI_PROGRAM: 'jsapi',
  WEIXIN_HK_JSAPI: 'jsapi',
  WEIXIN_HK_H5: 'h5',
  WEIXIN_HK_NATIVE: 'native',
} as const
export type WechatProduct = keyof typeof WAYS
type Way = (typeof WAYS)[WechatProduct]

/** Names of the ways in the API of Hong Kong. */
const TRADE_TYPES: Readonly<Record<Way, string>> = { jsapi: 'JSAPI', h5: 'MWEB', native: 'NATIVE' }
const PATHS: Readonly<Record<Way, string>> = { jsapi: 'jsapi', h5: 'mweb', native: 'native' }
/** WeChat refuses an order that ends sooner, ms. */
const SHORTEST_MS = 90_000
const MAX_SUBJECT = 40

/** Places the order at WeChat; the answer is what the buyer's device needs. */
export async function startWechatPayment(client: WechatClient, payment: PaymentStart): Promise<PaymentParameters> {
  const { keys } = client
  const way = WAYS[payment.product as WechatProduct]
  const path = keys.region === 'HK' ? `/v3/global/transactions/${PATHS[way]}` : `/v3/pay/transactions/${way}`
  const answer = await client.call({ method: 'POST', path, body: orderOf(keys, payment, way), now: payment.now })
  const { prepay_id, h5_url, mweb_url, code_url } = (answer ?? {}) as Readonly<Record<string, unknown>>
  const given = way === 'jsapi' ? prepay_id : way === 'native' ? code_url : (h5_url ?? mweb_url)
  if (typeof given !== 'string' || given === '') throw new VendorFault(WECHAT_PAY, 'BAD_ANSWER')
  if (way === 'native') return { paymentInfoMap: { codeUrl: given } }
  if (way === 'h5') return { paymentInfoMap: { mwebUrl: withReturn(given, payment.returnUrl) } }
  return { paymentInfoMap: signedOrder(keys, appIdOf(keys, payment.product), given, payment.now) }
}

export function appIdOf(keys: WechatKeys, product: string): string {
  return product === 'WEIXIN_HK_MINI_PROGRAM' ? keys.miniAppId : keys.webAppId
}

function orderOf(keys: WechatKeys, payment: PaymentStart, way: Way): object {
  const { charge, now, expiresAt } = payment
  return {
    appid: appIdOf(keys, payment.product),
    mchid: keys.merchantId,
    description: [...payment.subject].slice(0, MAX_SUBJECT).join(''),
    out_trade_no: payment.paymentId,
    time_expire: chinaTime(Math.max(expiresAt, now + SHORTEST_MS)),
    notify_url: keys.notifyUrl,
    amount: { total: charge.cents, currency: charge.currency },
    ...(way === 'jsapi' && { payer: { openid: payment.openId } }),
    ...(way === 'h5' && { scene_info: { payer_client_ip: payment.callerAddress, h5_info: { type: 'Wap' } } }),
    ...(keys.region === 'HK' && { trade_type: TRADE_TYPES[way], merchant_category_code: keys.category }),
  }
}

/** Parameters of `requestPayment` and of WeChat's bridge on pages. */
function signedOrder(keys: WechatKeys, appId: string, prepayId: string, now: number) {
  const timeStamp = String(Math.floor(now / 1000))
  const nonceStr = newToken().slice(0, 32)
  const order = `prepay_id=${prepayId}`
  const paySign = signLines(keys.privateKey, [appId, timeStamp, nonceStr, order])
  return { appId, timeStamp, nonceStr, package: order, signType: 'RSA', paySign }
}

function withReturn(address: string, returnUrl: string): string {
  if (returnUrl === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(returnUrl)}`
}

/** `2026-11-28T20:30:00+08:00`. */
function chinaTime(at: number): string {
  return `${new Date(at + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
}
