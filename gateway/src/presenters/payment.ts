import type { Locale } from '@/domain/locale'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import type { PaymentMark } from '../catalogue/drawings/payment-mark'
import { ownValue } from '../own-value'
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
