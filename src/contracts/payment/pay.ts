import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** Starts a payment with one product. */
export interface PayInput {
  /**
   * @minItems 1
   * @maxItems 10
   */
  transactionIds: Id[]
  /** @maxLength 64 */
  openId?: string
  /** @maxLength 32 */
  platform: string
  /** @maxLength 40 */
  paymentProduct: string
  extra?: PayExtra
  /** @maxLength 64 */
  thirdPartyUserId?: string
  isNewCyy: boolean
  /** @maxLength 500 */
  returnUrl?: string
  /**
   * `IOS` or `ANDROID`, from pages on the web.
   * @maxLength 16
   */
  osType?: string
  /** @maxLength 500 */
  cancelUrl?: string
  /** @maxLength 500 */
  actualReturnUrl?: string
  /** @maxLength 64 */
  thirdPartyOpenId?: string
  /**
   * Payment environment, as in the request for cashiers; absent: that of the call.
   * @maxLength 32
   */
  src?: string
  /**
   * Proves a third party's benefits: with the product for them it pays at once, as `payWithCode` does (PAY-062).
   * @maxLength 12
   */
  verificationCode?: string
}

/** @maxProperties 20 */
export interface PayExtra {
  [name: string]: PayExtraText
}

/** @maxLength 500 */
export type PayExtraText = string

/** Data for the platform's payment; by product, mostly opaque to the app. */
export interface PayOutput {
  paymentProduct: string
  normalUrl?: string
  paymentInfoMap?: PaymentInfo
  /** The same as an object, or as a text: JSON, an address, or the HTML of a form. */
  paymentInfo?: string | PaymentInfo
}

export interface PaymentInfo {
  /** Pages of a provider: by an address, or by a form. */
  normalUrl?: string
  mwebUrl?: string
  formAction?: string
  formMethod?: 'POST' | 'GET'
  formFields?: Record<string, string>
  /** HTML of a form. */
  form?: string
  /** Code for a phone to scan. */
  codeUrl?: string
  /** WeChat. */
  appId?: string
  timeStamp?: string
  nonceStr?: string
  package?: string
  signType?: string
  paySign?: string
  /** Alipay: one or the other. */
  tradeNO?: string
  orderStr?: string
  /** Douyin. */
  orderId?: string
  orderToken?: string
  /** Douyin's general trade: the signed order as the vendor takes it. */
  orderData?: string
  byteAuthorization?: string
  /** Xiaohongshu. */
  payToken?: string
  /** The bank's own payment. */
  netPayParams?: NetPayParams
  /** By a code: whether it is paid, and the text for the user if not. */
  success?: boolean
  info?: string
}

/** Input of the bank's bridge, signed by the merchant. */
export interface NetPayParams {
  interfaceName: string
  interfaceVersion: string
  tranData: string
  merSignMsg: string
  merCert: string
}

/** Begins to pay; the answer is what the chosen way needs to go on. */
export const pay = endpoint<PayInput, PayOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/payments/pay',
  changes: ['orders', 'tickets'],
  priority: 'critical',
  isCreate: true,
})
