import type { KeyObject } from 'node:crypto'
import type { Currency } from '@/domain/currency'

/** A merchant's account at WeChat Pay. */
export interface WechatKeys {
  merchantId: string
  /** Serial number of the merchant's certificate. */
  serial: string
  privateKey: KeyObject
  /** The APIv3 key: 32 bytes. */
  apiKey: Buffer
  /** WeChat's key with its id (`PUB_KEY_ID_…`); null: platform certificates, which are fetched. */
  publicKey: { id: string; key: KeyObject } | null
  /** App ids that pay: of the mini-program, and of the official account for pages. Empty: not offered there. */
  miniAppId: string
  webAppId: string
  /** Scheme and host of the API. */
  origin: string
  /** The mainland's API, or the one of Hong Kong and Macau. */
  region: 'CN' | 'HK'
  /** Currency of the contract, and how much of it is a yuan. */
  currency: Currency
  rate: number
  /** Merchant category code of the contract, Hong Kong. */
  category: string
  /** Address to which WeChat reports. */
  notifyUrl: string
}

export const WECHAT_PAY = 'wechat-pay'
