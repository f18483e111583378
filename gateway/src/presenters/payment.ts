import type { NetPayParams, PaymentInfo, PayOutput } from '@/contracts/payment/pay'
import type { Locale } from '@/domain/locale'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import type { PaymentMark } from '../demo/pictures/payment-mark'
import { ownValue } from '../own-value'
import { newId } from '../random'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'

const NAMES: Readonly<Record<string, TextKey>> = {
  WEIXIN_HK_H5: 'payment.WEIXIN',
  WEIXIN_HK_JSAPI: 'payment.WEIXIN',
  WEIXIN_HK_NATIVE: 'payment.WEIXIN_CODE',
  WEIXIN_HK_MINI_PROGRAM: 'payment.WEIXIN',
  ALIPAY_CN_WAP: 'payment.ALIPAY_CN',
  ALIPAY_CN_WEB: 'payment.ALIPAY_CN',
  ALIPAY_CN_MINI_PROGRAM: 'payment.ALIPAY_CN',
  ALIPAY_HK_WAP: 'payment.ALIPAY_HK',
  ALIPAY_HK_WEB: 'payment.ALIPAY_HK',
  ALLIN_JFQ_PAY: 'payment.UNION',
  ICBC_PAY: 'payment.ICBC',
  [VERIFICATION_PRODUCT]: 'payment.DOOLEY',
  DOUYIN_GUARANTEE: 'payment.DOUYIN',
  XHS_GUARANTEE: 'payment.XHS',
}

const MARKS: readonly (readonly [prefix: string, mark: PaymentMark])[] = [
  ['WEIXIN_', 'wechat'],
  ['ALIPAY_HK_', 'alipay-hk'],
  ['ALIPAY_', 'alipay'],
  ['ALLIN_', 'unionpay'],
  ['ICBC_', 'icbc'],
  ['DOUYIN_', 'douyin'],
  ['XHS_', 'xhs'],
  [VERIFICATION_PRODUCT, 'benefits'],
]

/** The mark that buyers know the provider of a payment product by. */
export function productMark(product: string): PaymentMark | null {
  return MARKS.find(([prefix]) => product.startsWith(prefix))?.[1] ?? null
}

/** Name of a payment product. */
export function productName(product: string, locale: Locale): string {
  const key = ownValue(NAMES, product)
  return key === undefined ? product : translate(locale, key)
}

/**
 * Data that starts a payment, in each shape of providers. It contains the payment. `cashier` is the page of the
 * provider, in the language of the user.
 */
export function presentPayment(
  product: string,
  paymentId: string,
  cashier: string,
  now: number,
): Omit<PayOutput, 'paymentProduct'> {
  switch (product) {
    case 'ALIPAY_CN_MINI_PROGRAM':
      return { paymentInfoMap: { tradeNO: paymentId } }
    case 'DOUYIN_GUARANTEE':
      return { paymentInfoMap: { orderId: paymentId, orderToken: newId() } }
    case 'XHS_GUARANTEE':
      return { paymentInfoMap: { orderId: paymentId, payToken: newId() } }
    case 'WEIXIN_HK_MINI_PROGRAM':
    case 'WEIXIN_HK_JSAPI':
      return { paymentInfoMap: wechatOrder(paymentId, now) }
    case 'WEIXIN_HK_NATIVE':
      return { paymentInfoMap: { codeUrl: cashier } }
    case 'WEIXIN_HK_H5':
      return { paymentInfoMap: { mwebUrl: cashier } }
    case 'ALLIN_JFQ_PAY':
      return {
        paymentInfoMap: { formAction: cashier, formMethod: 'POST', formFields: { reqsn: paymentId, sign: newId() } },
      }
    case 'ALIPAY_CN_WEB':
      return {
        paymentInfo: `<form action="${cashier}" method="post"><input type="hidden" name="sign" value="${newId()}"></form>`,
      }
    case 'ICBC_PAY':
      return { paymentInfoMap: { netPayParams: bankOrder(paymentId) } }
    default:
      return { normalUrl: cashier }
  }
}

function wechatOrder(paymentId: string, now: number): PaymentInfo {
  return {
    appId: 'encore',
    timeStamp: String(Math.floor(now / 1000)),
    nonceStr: newId(),
    package: `prepay_id=${paymentId}`,
    signType: 'RSA',
    paySign: newId(),
  }
}

function bankOrder(paymentId: string): NetPayParams {
  return {
    interfaceName: 'ICBC_WAPB_B2C',
    interfaceVersion: '1.0.0.6',
    tranData: Buffer.from(`<orderid>${paymentId}</orderid>`).toString('base64'),
    merSignMsg: newId(),
    merCert: newId(),
  }
}
