import type { NetPayParams, PaymentInfo } from '@/contracts/payment/pay'
import { localeToUrl } from '@/domain/locale'
import { convertCents } from '@/domain/money'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { HKD_RATE } from '../../currencies'
import { ownValue } from '../../own-value'
import { newId } from '../../random'
import { ForgedNotice, type PaymentParameters, type PaymentProvider, type PaymentStart } from './contract'

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

/** Duration of a refund, ms. */
const REFUND_MS = 60_000

/** Hong Kong products show and take Hong Kong dollars. */
const IN_HKD = /^ALIPAY_HK_/

/** Every vendor, played: the cashier is a page of the sandbox, and refunds arrive after a minute. */
export const sandboxPayments: PaymentProvider = {
  name: 'sandbox',
  origin: '',
  firstCheckMs: null,
  refundTakesMs: REFUND_MS,
  thanks: { contentType: 'text/plain', body: 'success' },
  billOf: null,
  productsFor: (terminalSrc) => ownValue(PRODUCTS_OF, terminalSrc) ?? [],
  takes: () => true,
  needsOpenId: (product) => product === 'WEIXIN_HK_JSAPI',
  chargeFor: (product, cents) =>
    IN_HKD.test(product) ? { currency: 'HKD', cents: convertCents(cents, HKD_RATE) } : { currency: 'CNY', cents },
  start: async (payment) => parametersOf(payment),
  // The page of the cashier decides alone.
  query: async () => ({ state: 'OPEN' }),
  close: async () => {},
  refund: async () => ({ state: 'PENDING' }),
  queryRefund: async ({ money, sentAt }, now) =>
    sentAt !== null && sentAt + REFUND_MS <= now ? { state: 'BACK', money } : { state: 'PENDING' },
  readNotice: async () => {
    throw new ForgedNotice('sandbox')
  },
}

/** Data that starts a payment, in each shape of providers. It contains the payment. */
function parametersOf({ product, paymentId, origin, locale, now }: PaymentStart): PaymentParameters {
  const cashier = `${origin}/sandbox/cashier/${paymentId}?lang=${localeToUrl(locale)}`
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
