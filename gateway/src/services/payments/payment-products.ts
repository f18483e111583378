import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { ownValue } from '../../own-value'

/** The products that can be started from a terminal, the most natural first. */
const PRODUCTS_OF: Readonly<Record<string, readonly string[]>> = {
  M_WEB: ['WEIXIN_HK_H5', 'ALIPAY_CN_WAP', 'ALIPAY_HK_WAP', 'ALLIN_JFQ_PAY', VERIFICATION_PRODUCT],
  PC_WEB: ['ALIPAY_CN_WEB', 'ALIPAY_HK_WEB', 'WEIXIN_HK_NATIVE', VERIFICATION_PRODUCT],
  WEIXIN_H5: ['WEIXIN_HK_JSAPI', 'ALLIN_JFQ_PAY'],
  BANK_H5: ['ICBC_PAY'],
  APP_H5: ['WEIXIN_HK_H5', 'ALIPAY_CN_WAP', 'ALIPAY_HK_WAP'],
  WEIXIN_MINI: ['WEIXIN_HK_MINI_PROGRAM'],
  ALIPAY_MINI: ['ALIPAY_CN_MINI_PROGRAM'],
  DOUYIN_MINI: ['DOUYIN_GUARANTEE'],
  XHS_MINI: ['XHS_GUARANTEE'],
}

/** The payment products that a terminal may start. */
export function productsFor(terminalSrc: string): readonly string[] {
  return ownValue(PRODUCTS_OF, terminalSrc) ?? []
}

/** True for pages on the web, which require the agreement before a payment. */
export function isWebTerminal(terminalSrc: string): boolean {
  return /_(WEB|H5)$/.test(terminalSrc)
}

/** WeChat takes money in its browser only from a user whom it can name. */
export function needsOpenId(product: string): boolean {
  return product === 'WEIXIN_HK_JSAPI'
}
