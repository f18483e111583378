import type { Currency } from '@/domain/currency'
import type { Brand } from './brand'

/** Start settings of a gateway. */
export interface Settings {
  /** Serves `/sandbox`: codes, time machine, cashier. Never in production. */
  sandbox: boolean
  /** Folder of the built H5 app, served beside the calls. */
  h5Dir?: string
  /** Scheme and host under which browsers reach the gateway; by default what each caller used. */
  publicOrigin?: string
  /** Calls that one address may make in a minute; absent: as many as it likes. */
  callsPerMinute?: number
  /** Addresses of the proxies in front, with commas between them: their word counts on who calls. */
  trustedProxies?: string
  /** Token that allows reading `/metrics` from another machine. */
  metricsToken?: string
  /** Token of publishers of content; absent: no publishing over the network. */
  publishToken?: string
  /** Merchant of the shop; the demo by default. */
  brand?: Brand
  /** Accounts at vendors that take money; absent: no contract with the vendor. */
  wechatPay?: WechatPaySettings
  alipay?: AlipaySettings
  /** Vendors of messages; absent: the shop sends none. */
  messages?: MessageSettings
  /** Apps of the shop at vendors, which name their users. */
  apps?: VendorApps
  /** Issuers of identity tokens; absent: not offered. */
  issuers?: { google?: IssuerAccount; apple?: IssuerAccount }
}

/** An account at WeChat Pay, as the settings have it (docs/providers/wechat-pay.md). */
export interface WechatPaySettings {
  merchantId: string
  serial?: string
  keyFile?: string
  apiKeyFile?: string
  publicKeyId?: string
  publicKeyFile?: string
  miniAppId?: string
  webAppId?: string
  region: 'CN' | 'HK'
  currency: Currency
  rate?: string
  category?: string
  url?: string
}

/** An account at Alipay, as the settings have it (docs/providers/alipay.md). */
export interface AlipaySettings {
  sellerId: string
  keyFile?: string
  publicKeyFile?: string
  webAppId?: string
  miniAppId?: string
  /** Key that decrypts phones, base64. */
  aesKey?: string
  aesKeyFile?: string
  url: string
}

/** An app at a vendor; without a secret it names no users. */
export interface VendorAppSettings {
  appId?: string
  secret?: string
  secretFile?: string
  url?: string
}

/** Apps of the shop, as the settings have them (docs/providers). */
export interface VendorApps {
  weapp?: VendorAppSettings
  wechatAccount?: VendorAppSettings
  tt?: VendorAppSettings
  ttKeyFile?: string
  xhs?: VendorAppSettings
}

/** The shop at an issuer of identity tokens. */
export interface IssuerAccount {
  clientId: string
  keysUrl?: string
}

/** Vendors of messages, as the settings have them (docs/providers/sms.md, smtp.md, webhook.md). */
export interface MessageSettings {
  templatesFile?: string
  smtpUrl?: string
  smtpUser?: string
  smtpPassword?: string
  smtpPasswordFile?: string
  mailFrom?: string
  aliyunSms?: SmsSettings
  tencentSms?: SmsSettings & { appId?: string; region: string }
  webhookUrl?: string
  webhookSecret?: string
  webhookSecretFile?: string
}

/** An account at a vendor of text messages. */
export interface SmsSettings {
  keyId: string
  secret?: string
  secretFile?: string
  signName?: string
  url: string
}
