import type { KeyObject } from 'node:crypto'
import type { AlipaySettings, WechatPaySettings } from '../../settings'
import { KeyFiles } from '../key-files'
import { ALIPAY, type AlipayKeys } from './alipay/alipay-keys'
import { noticePath, type PaymentProviderName } from './contract'
import { WECHAT_PAY, type WechatKeys } from './wechat-pay/wechat-keys'

const WECHAT_ORIGINS = { CN: 'https://api.mch.weixin.qq.com', HK: 'https://apihk.mch.weixin.qq.com' } as const
const API_KEY_BYTES = 32
const AES_KEY_BYTES = 16
const RATE = /^\d{1,4}(\.\d{1,6})?$/

/** Account at WeChat Pay with its keys. Throws `ProviderFaults`. */
export function readWechatKeys(settings: WechatPaySettings, publicOrigin: string | undefined): WechatKeys {
  const files = new KeyFiles()
  const { publicKeyId: id = '', publicKeyFile, region, currency, miniAppId = '', webAppId = '' } = settings
  const serial = files.text('WECHAT_PAY_SERIAL', settings.serial)
  const privateKey = files.privateKey('WECHAT_PAY_KEY_FILE', settings.keyFile)
  const apiKey = files.secret('WECHAT_PAY_API_KEY_FILE', settings.apiKeyFile, API_KEY_BYTES)
  const [publicKey] = id === '' ? [] : files.publicKeys('WECHAT_PAY_PUBLIC_KEY_FILE', publicKeyFile)
  if (miniAppId === '' && webAppId === '') files.faults.push('neither WEAPP_APP_ID nor WECHAT_PAY_APP_ID names an app')
  const rate = currency === 'CNY' ? '1' : files.text('WECHAT_PAY_RATE', settings.rate)
  if (rate !== '' && !(RATE.test(rate) && Number(rate) > 0)) files.faults.push('WECHAT_PAY_RATE is no rate')
  if (region === 'CN' && currency !== 'CNY') files.faults.push('WECHAT_PAY_CURRENCY of the mainland is CNY')
  const category = region === 'HK' ? files.text('WECHAT_PAY_CATEGORY', settings.category) : ''
  const notifyUrl = noticeAddress(files, publicOrigin, WECHAT_PAY)
  files.check()
  return {
    merchantId: settings.merchantId,
    serial,
    privateKey: privateKey as KeyObject,
    apiKey: apiKey as Buffer,
    publicKey: publicKey ? { id, key: publicKey } : null,
    miniAppId,
    webAppId,
    origin: settings.url ?? WECHAT_ORIGINS[region],
    region,
    currency,
    rate: Number(rate),
    category,
    notifyUrl,
  }
}

/** Account at Alipay with its keys. Throws `ProviderFaults`. */
export function readAlipayKeys(settings: AlipaySettings, publicOrigin: string | undefined): AlipayKeys {
  const files = new KeyFiles()
  const { sellerId, miniAppId = '', webAppId = '', url: origin } = settings
  const privateKey = files.privateKey('ALIPAY_KEY_FILE', settings.keyFile)
  const publicKeys = files.publicKeys('ALIPAY_PUBLIC_KEY_FILE', settings.publicKeyFile)
  if (miniAppId === '' && webAppId === '') files.faults.push('neither ALIPAY_APP_ID nor ALIPAY_PAY_APP_ID names an app')
  const notifyUrl = noticeAddress(files, publicOrigin, ALIPAY)
  files.check()
  return { sellerId, privateKey: privateKey as KeyObject, publicKeys, miniAppId, webAppId, origin, notifyUrl }
}

/** Key that decrypts phones of the mini-program; empty without one. Throws `ProviderFaults`. */
export function readAlipayAesKey({ aesKey, aesKeyFile }: AlipaySettings): string {
  if (!aesKey && !aesKeyFile) return ''
  const files = new KeyFiles()
  const key = files.secretText('ALIPAY_AES_KEY', aesKey, aesKeyFile)
  if (Buffer.from(key, 'base64').length !== AES_KEY_BYTES)
    files.faults.push('ALIPAY_AES_KEY has not 16 bytes in base64')
  files.check()
  return key
}

/** Vendors report to the address that buyers know, never to one from a header. */
function noticeAddress(files: KeyFiles, publicOrigin: string | undefined, provider: PaymentProviderName): string {
  return `${files.text('PUBLIC_ORIGIN', publicOrigin)}${noticePath(provider)}`
}
