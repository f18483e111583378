import type { PaymentInfo } from '@/contracts/payment/pay'
import type { Locale } from '@/domain/locale'
import { newId } from '../random'
import { say } from '../texts/text'
import type { TextKey } from '../texts/zh-cn'

/** The products that can be started from a terminal, the most natural first. */
const PRODUCTS_OF: Readonly<Record<string, readonly string[]>> = {
  M_WEB: ['WEIXIN_HK_H5', 'ALIPAY_CN_WAP'],
  PC_WEB: ['ALIPAY_CN_WEB', 'ALIPAY_HK_WEB'],
  WEIXIN_MINI: ['WEIXIN_HK_MINI_PROGRAM'],
  ALIPAY_MINI: ['ALIPAY_CN_MINI_PROGRAM'],
  DOUYIN_MINI: ['DOUYIN_GUARANTEE'],
  XHS_MINI: ['XHS_GUARANTEE'],
}

const NAMES: Readonly<Record<string, TextKey>> = {
  WEIXIN_HK_H5: 'payment.WEIXIN',
  WEIXIN_HK_MINI_PROGRAM: 'payment.WEIXIN',
  ALIPAY_CN_WAP: 'payment.ALIPAY_CN',
  ALIPAY_CN_WEB: 'payment.ALIPAY_CN',
  ALIPAY_CN_MINI_PROGRAM: 'payment.ALIPAY_CN',
  ALIPAY_HK_WEB: 'payment.ALIPAY_HK',
  DOUYIN_GUARANTEE: 'payment.DOUYIN',
  XHS_GUARANTEE: 'payment.XHS',
}

export function productsFor(terminalSrc: string): readonly string[] {
  return PRODUCTS_OF[terminalSrc] ?? []
}

export function productName(product: string, locale: Locale): string {
  const key = NAMES[product]
  return key === undefined ? product : say(locale, key)
}

/** True for products that lead to a page of the provider. */
export function isWebProduct(product: string): boolean {
  return PRODUCTS_OF.M_WEB?.includes(product) || PRODUCTS_OF.PC_WEB?.includes(product) || false
}

/** What the vendor's own payment call wants to know; the payment can be found in it again. */
export function paymentInfoFor(product: string, paymentId: string, now: number): PaymentInfo {
  switch (product) {
    case 'ALIPAY_CN_MINI_PROGRAM':
      return { tradeNO: paymentId }
    case 'DOUYIN_GUARANTEE':
      return { orderId: paymentId, orderToken: newId() }
    case 'XHS_GUARANTEE':
      return { orderId: paymentId, payToken: newId() }
    default:
      return {
        appId: 'encore',
        timeStamp: String(Math.floor(now / 1000)),
        nonceStr: newId(),
        package: `prepay_id=${paymentId}`,
        signType: 'RSA',
        paySign: newId(),
      }
  }
}
