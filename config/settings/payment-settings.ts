import { ORIGIN, oneOf, TEXT } from './kinds'
import { type Setting, setting } from './setting'

const ofMoney = { readBy: ['gateway'], isOfMachine: true } as const

/** Accounts at vendors that take money (docs/providers); keys are in files. */
export const OF_PAYMENT = {
  WECHAT_PAY_MERCHANT_ID: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'Merchant number at WeChat Pay, `1900000109`: with it the shop takes money by WeChat',
    byDefault: 'no payment by WeChat',
  }),
  WECHAT_PAY_REGION: setting(oneOf<'CN' | 'HK'>(['CN', 'HK']), 'CN', {
    ...ofMoney,
    effect: 'Contract of the mainland, or of Hong Kong and Macau',
  }),
  WECHAT_PAY_APP_ID: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'App id of the official account that pays on pages; the mini-program pays with `WEAPP_APP_ID`',
    byDefault: 'no payment by WeChat on pages',
  }),
  WECHAT_PAY_SERIAL: setting(TEXT, undefined, { ...ofMoney, effect: 'Serial number of the merchant certificate' }),
  WECHAT_PAY_KEY_FILE: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'File with the private key of the merchant certificate, `apiclient_key.pem`',
  }),
  WECHAT_PAY_API_KEY_FILE: setting(TEXT, undefined, { ...ofMoney, effect: 'File with the APIv3 key, 32 characters' }),
  WECHAT_PAY_PUBLIC_KEY_ID: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'Id of WeChat’s public key, `PUB_KEY_ID_…`',
    byDefault: 'platform certificates, which are fetched and replaced by themselves',
  }),
  WECHAT_PAY_PUBLIC_KEY_FILE: setting(TEXT, undefined, { ...ofMoney, effect: 'File with WeChat’s public key' }),
  WECHAT_PAY_CURRENCY: setting(oneOf<'CNY' | 'HKD' | 'MOP'>(['CNY', 'HKD', 'MOP']), 'CNY', {
    ...ofMoney,
    effect: 'Currency of the contract; the mainland’s is CNY',
  }),
  WECHAT_PAY_RATE: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'What a yuan is in that currency, `1.0891`: buyers see the converted amount, and it is what is taken',
    byDefault: '1 for CNY, otherwise required',
  }),
  WECHAT_PAY_CATEGORY: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'Merchant category code of the contract, four digits; Hong Kong and Macau',
  }),
  WECHAT_PAY_URL: setting(ORIGIN, undefined, {
    ...ofMoney,
    effect: 'Scheme and host of WeChat’s API',
    byDefault: '`https://api.mch.weixin.qq.com`, `https://apihk.mch.weixin.qq.com`',
  }),
  ALIPAY_SELLER_ID: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'PID of the merchant at Alipay, `2088…`: with it the shop takes money by Alipay',
    byDefault: 'no payment by Alipay',
  }),
  ALIPAY_PAY_APP_ID: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'App at Alipay that pays on pages; the mini-program pays with `ALIPAY_APP_ID`',
    byDefault: 'no payment by Alipay on pages',
  }),
  ALIPAY_KEY_FILE: setting(TEXT, undefined, { ...ofMoney, effect: 'File with the private key of the apps, RSA2' }),
  ALIPAY_PUBLIC_KEY_FILE: setting(TEXT, undefined, {
    ...ofMoney,
    effect: 'File with Alipay’s public keys: of each app, and of both while one is replaced',
  }),
  ALIPAY_URL: setting(ORIGIN, 'https://openapi.alipay.com', {
    ...ofMoney,
    effect: 'Scheme and host of Alipay’s gateway',
  }),
} satisfies Record<string, Setting<unknown>>
