import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id, Seconds } from '../wire-types'

/** Asks how the transactions can be paid from here. */
export interface ListCashiersInput {
  /**
   * @minItems 1
   * @maxItems 10
   */
  transactionIds: Id[]
  /** @maxLength 32 */
  platform: string
  /** @maxLength 32 */
  src: string
  browserType: BrowserType
}

export type BrowserType = 'WEIXIN' | 'ALIPAY' | 'OTHER'

export interface ListCashiersOutput {
  payments: PaymentOption[]
  totalInfo: PriceInfo
  /** Yuan. */
  payAmount: number
  agreement?: PaymentAgreement
}

/** A way to pay. */
export interface PaymentOption {
  paymentProduct: string
  name: string
  displayName: string
  iconUrl?: string
  isCheck: boolean
  currency: 'CNY' | 'HKD' | 'MOP'
  exchangeRate?: { exchangeAmount: string; exchangeCurrency: string; providerName: string }
  tipInfos?: { tip: string }[]
  payReserveTime: Seconds
}

/** `template` has `{name}` marks for the documents named in `placeHolders`. */
export interface PaymentAgreement {
  template: string
  placeHolders: { policyName: string; isTitle: boolean; id: Id; url: string }[]
}

/** The ways to pay these transactions, and how much. */
export const listCashiers = endpoint<ListCashiersInput, ListCashiersOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/payments/cashiers',
  changes: [],
  priority: 'high',
})
