import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

/** Starts a payment with one product (S2 §7). */
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
  extra?: Record<string, string>
  /** @maxLength 64 */
  thirdPartyUserId?: string
  isNewCyy: boolean
  /** @maxLength 500 */
  returnUrl?: string
  /** @maxLength 16 */
  osType?: string
  /** @maxLength 500 */
  cancelUrl?: string
  /** @maxLength 500 */
  actualReturnUrl?: string
}

/** What the platform needs to take the money; by product, mostly opaque to the app. */
export interface PayOutput {
  paymentProduct: string
  normalUrl?: string
  paymentInfoMap?: PaymentInfo
}

export interface PaymentInfo {
  appId?: string
  timeStamp?: string
  nonceStr?: string
  package?: string
  signType?: string
  paySign?: string
  /** Alipay. */
  tradeNO?: string
  /** Douyin. */
  orderId?: string
  orderToken?: string
  /** Xiaohongshu. */
  payToken?: string
}

export const pay = endpoint<PayInput, PayOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/payments/pay',
  importance: 'critical',
  isCreate: true,
})
