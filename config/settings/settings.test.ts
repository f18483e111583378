import { parseMerchantFile } from './merchant-file'
import { readSettings } from './read-settings'
import { isSettingName, SETTINGS, type SettingName } from './settings'
import { suggestion } from './suggestion'

const NO_FILE = { MERCHANT_FILE: '' }

/** A non-default value of every setting, and its parsed form. */
const UNUSUAL: Readonly<Record<Exclude<SettingName, 'MERCHANT_FILE'>, readonly [text: string, value: unknown]>> = {
  SHOP_NAME: ['“海” & <上>', '“海” & <上>'],
  SHOP_NAME_ZH_MO: ['海上劇場', '海上劇場'],
  SHOP_NAME_EN_US: ["O'Hara's", "O'Hara's"],
  THEME_COLOR: ['0e8', '#00EE88'],
  MERCHANT_ID: ['m-8842', 'm-8842'],
  APP_ID: ['harbour', 'harbour'],
  GATEWAY_ORIGIN: ['http://[::1]:9000', 'http://[::1]:9000'],
  PUBLIC_ORIGIN: ['https://shop.example:8443', 'https://shop.example:8443'],
  WEB_HOSTS: ['none', []],
  PAY_HOSTS: [' pay.example , 127.0.0.1:9001,', ['pay.example', '127.0.0.1:9001']],
  APP_SCHEMES: ['x-harbour+1,weixin', ['x-harbour+1', 'weixin']],
  WECHAT_AUTHORIZE_URL: ['https://open.weixin.qq.com/connect', 'https://open.weixin.qq.com/connect'],
  GOOGLE_AUTHORIZE_URL: ['/google?a=1', '/google?a=1'],
  GOOGLE_CLIENT_ID: ['a.b.googleusercontent.com', 'a.b.googleusercontent.com'],
  APPLE_AUTHORIZE_URL: ['/apple', '/apple'],
  APPLE_CLIENT_ID: ['cn.harbour', 'cn.harbour'],
  WEAPP_APP_ID: ['wx1', 'wx1'],
  ALIPAY_APP_ID: ['2', '2'],
  TT_APP_ID: ['tt3', 'tt3'],
  XHS_APP_ID: ['4', '4'],
  VENDOR_APP_ID: ['5', '5'],
  WECHAT_PAY_MERCHANT_ID: ['1900000109', '1900000109'],
  WECHAT_PAY_REGION: ['HK', 'HK'],
  WECHAT_PAY_APP_ID: ['wx6', 'wx6'],
  WECHAT_PAY_SERIAL: ['7A', '7A'],
  WECHAT_PAY_KEY_FILE: ['/a/key.pem', '/a/key.pem'],
  WECHAT_PAY_API_KEY_FILE: ['/a/api', '/a/api'],
  WECHAT_PAY_PUBLIC_KEY_ID: ['PUB_KEY_ID_1', 'PUB_KEY_ID_1'],
  WECHAT_PAY_PUBLIC_KEY_FILE: ['/a/pub.pem', '/a/pub.pem'],
  WECHAT_PAY_CURRENCY: ['MOP', 'MOP'],
  WECHAT_PAY_RATE: ['1.0891', '1.0891'],
  WECHAT_PAY_CATEGORY: ['7922', '7922'],
  WECHAT_PAY_URL: ['https://api2.mch.weixin.qq.com', 'https://api2.mch.weixin.qq.com'],
  ALIPAY_SELLER_ID: ['2088', '2088'],
  ALIPAY_PAY_APP_ID: ['8', '8'],
  ALIPAY_KEY_FILE: ['b.pem', 'b.pem'],
  ALIPAY_PUBLIC_KEY_FILE: ['c.pem', 'c.pem'],
  ALIPAY_URL: ['https://openapi-sandbox.dl.alipaydev.com', 'https://openapi-sandbox.dl.alipaydev.com'],
  SMTP_URL: ['a SMTP_URL', 'a SMTP_URL'],
  SMTP_USER: ['a SMTP_USER', 'a SMTP_USER'],
  SMTP_PASSWORD: ['a SMTP_PASSWORD', 'a SMTP_PASSWORD'],
  SMTP_PASSWORD_FILE: ['a SMTP_PASSWORD_FILE', 'a SMTP_PASSWORD_FILE'],
  MAIL_FROM: ['a MAIL_FROM', 'a MAIL_FROM'],
  MESSAGE_TEMPLATES_FILE: ['a MESSAGE_TEMPLATES_FILE', 'a MESSAGE_TEMPLATES_FILE'],
  ALIYUN_SMS_KEY_ID: ['a ALIYUN_SMS_KEY_ID', 'a ALIYUN_SMS_KEY_ID'],
  ALIYUN_SMS_SECRET: ['a ALIYUN_SMS_SECRET', 'a ALIYUN_SMS_SECRET'],
  ALIYUN_SMS_SECRET_FILE: ['a ALIYUN_SMS_SECRET_FILE', 'a ALIYUN_SMS_SECRET_FILE'],
  ALIYUN_SMS_SIGN_NAME: ['a ALIYUN_SMS_SIGN_NAME', 'a ALIYUN_SMS_SIGN_NAME'],
  ALIYUN_SMS_URL: ['https://aliyun-sms-url.example', 'https://aliyun-sms-url.example'],
  TENCENT_SMS_KEY_ID: ['a TENCENT_SMS_KEY_ID', 'a TENCENT_SMS_KEY_ID'],
  TENCENT_SMS_SECRET: ['a TENCENT_SMS_SECRET', 'a TENCENT_SMS_SECRET'],
  TENCENT_SMS_SECRET_FILE: ['a TENCENT_SMS_SECRET_FILE', 'a TENCENT_SMS_SECRET_FILE'],
  TENCENT_SMS_APP_ID: ['a TENCENT_SMS_APP_ID', 'a TENCENT_SMS_APP_ID'],
  TENCENT_SMS_SIGN_NAME: ['a TENCENT_SMS_SIGN_NAME', 'a TENCENT_SMS_SIGN_NAME'],
  TENCENT_SMS_REGION: ['a TENCENT_SMS_REGION', 'a TENCENT_SMS_REGION'],
  TENCENT_SMS_URL: ['https://tencent-sms-url.example', 'https://tencent-sms-url.example'],
  MESSAGE_WEBHOOK_URL: ['a MESSAGE_WEBHOOK_URL', 'a MESSAGE_WEBHOOK_URL'],
  MESSAGE_WEBHOOK_SECRET: ['a MESSAGE_WEBHOOK_SECRET', 'a MESSAGE_WEBHOOK_SECRET'],
  MESSAGE_WEBHOOK_SECRET_FILE: ['a MESSAGE_WEBHOOK_SECRET_FILE', 'a MESSAGE_WEBHOOK_SECRET_FILE'],
  WEAPP_SECRET: ['a WEAPP_SECRET', 'a WEAPP_SECRET'],
  WEAPP_SECRET_FILE: ['a WEAPP_SECRET_FILE', 'a WEAPP_SECRET_FILE'],
  WEAPP_URL: ['https://weapp-url.example', 'https://weapp-url.example'],
  WECHAT_ACCOUNT_SECRET: ['a WECHAT_ACCOUNT_SECRET', 'a WECHAT_ACCOUNT_SECRET'],
  WECHAT_ACCOUNT_SECRET_FILE: ['a WECHAT_ACCOUNT_SECRET_FILE', 'a WECHAT_ACCOUNT_SECRET_FILE'],
  ALIPAY_AES_KEY: ['a ALIPAY_AES_KEY', 'a ALIPAY_AES_KEY'],
  ALIPAY_AES_KEY_FILE: ['a ALIPAY_AES_KEY_FILE', 'a ALIPAY_AES_KEY_FILE'],
  TT_SECRET: ['a TT_SECRET', 'a TT_SECRET'],
  TT_SECRET_FILE: ['a TT_SECRET_FILE', 'a TT_SECRET_FILE'],
  TT_KEY_FILE: ['a TT_KEY_FILE', 'a TT_KEY_FILE'],
  TT_URL: ['https://tt-url.example', 'https://tt-url.example'],
  XHS_SECRET: ['a XHS_SECRET', 'a XHS_SECRET'],
  XHS_SECRET_FILE: ['a XHS_SECRET_FILE', 'a XHS_SECRET_FILE'],
  XHS_URL: ['https://xhs-url.example', 'https://xhs-url.example'],
  PORT: ['1', 1],
  HOST: ['::', '::'],
  DATABASE_URL: ['postgres://a:b@c/d', 'postgres://a:b@c/d'],
  DATA_DIR: ['/var/空', '/var/空'],
  H5_DIR: ['../h5', '../h5'],
  SANDBOX: ['1', true],
  SANDBOX_EXPOSED: ['1', true],
  RATE_LIMIT: ['off', 'off'],
  TRUSTED_PROXIES: ['10.0.0.0/8,::1', '10.0.0.0/8,::1'],
  METRICS_TOKEN: [' ', ' '],
  PUBLISH_TOKEN: ['0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
  LOG_LEVEL: ['silent', 'silent'],
}

describe('the settings', () => {
  it('have the values of the environment, each an unusual one', () => {
    const names = Object.keys(UNUSUAL).filter(isSettingName)
    expect([...names, 'MERCHANT_FILE'].sort()).toEqual(Object.keys(SETTINGS).sort())
    const environment = Object.fromEntries(Object.entries(UNUSUAL).map(([name, [text]]) => [name, text]))
    const values = Object.fromEntries(Object.entries(UNUSUAL).map(([name, [, value]]) => [name, value]))
    const defaults = readSettings(NO_FILE)
    expect(readSettings({ ...environment, ...NO_FILE })).toEqual({ ...values, MERCHANT_FILE: 'merchant.json' })
    // None is a default: unread settings would be found.
    expect(names.filter((name) => JSON.stringify(defaults[name]) === JSON.stringify(values[name]))).toEqual([])
  })

  it('have their defaults for empty variables', () => {
    expect(readSettings({ ...NO_FILE, PORT: '', MERCHANT_ID: '' })).toMatchObject({ PORT: 8787, MERCHANT_ID: 'encore' })
  })

  it.each([
    ['THEME_COLOR', 'orange', 'is no colour'],
    ['GATEWAY_ORIGIN', 'https://api.shop.cn/v1', 'is no origin'],
    ['PUBLIC_ORIGIN', 'ftp://shop.cn', 'is no origin'],
    ['WEB_HOSTS', 'sobot.com,https://a.cn', 'contains “https://a.cn”'],
    ['APP_SCHEMES', 'encore://', 'contains “encore://”'],
    ['GOOGLE_AUTHORIZE_URL', 'accounts.google.com', 'is no address'],
    ['PORT', '70000', 'is no port'],
    ['SANDBOX', 'yes', 'is neither 1 nor 0'],
    ['RATE_LIMIT', '0', 'is neither a number nor off'],
    ['LOG_LEVEL', 'loud', 'is none of info, warn, error, silent'],
  ])('reject %s=%s', (name, text, fault) => {
    expect(() => readSettings({ ...NO_FILE, [name]: text })).toThrow(`${name} “${text}” ${fault}`)
  })

  it('list every fault at once', () => {
    expect(() => readSettings({ ...NO_FILE, PORT: 'a', SANDBOX: 'b' })).toThrow(/- PORT.*\n- SANDBOX/)
  })

  it.each([
    ['GATEWAY_ORIGN', 'GATEWAY_ORIGIN'],
    ['MERCHANTID', 'MERCHANT_ID'],
    ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
    ['WEB_HOTSS', 'WEB_HOSTS'],
  ])('reject %s and suggest %s', (name, meant) => {
    expect(() => readSettings({ ...NO_FILE, [name]: 'x' })).toThrow(`${name} is no setting: did you mean ${meant}?`)
  })

  it('pass variables of other programs', () => {
    const others = { POST: '1', HOSTNAME: 'a', NODE_ENV: 'test', npm_config_port: '1', PGHOST: 'b', LOGNAME: 'c' }
    expect(readSettings({ ...NO_FILE, ...others })).toEqual(readSettings(NO_FILE))
  })
})

describe('merchant.json', () => {
  const parse = (content: object) => parseMerchantFile('merchant.json', JSON.stringify(content))

  it('names settings in camel case, with lists as lists', () => {
    expect(parse({ shopNameZhMo: '海上劇場', weappAppId: 'wx1', webHosts: ['a.cn', 'b.cn'], payHosts: [] })).toEqual({
      texts: { SHOP_NAME_ZH_MO: '海上劇場', WEAPP_APP_ID: 'wx1', WEB_HOSTS: 'a.cn,b.cn', PAY_HOSTS: 'none' },
      faults: [],
    })
  })

  it.each([
    [{ themeColour: '#000' }, 'has “themeColour”, which is no setting: did you mean “themeColor”?'],
    [{ MERCHANT_ID: 'a' }, 'has “MERCHANT_ID”, which is no setting: did you mean “merchantId”?'],
    [{ gatewayOrgin: 'a' }, 'did you mean “gatewayOrigin”?'],
    [{ colour: '#000' }, 'has “colour”, which is no setting'],
    [{ databaseUrl: 'postgres://' }, 'has “databaseUrl”, which belongs in the environment: DATABASE_URL'],
    [{ shopName: { zh: 'a' } }, '“shopName” of merchant.json is neither a text nor a list of texts'],
  ])('rejects %j', (content, fault) => {
    expect(parse(content).faults).toEqual([expect.stringContaining(fault)])
  })

  it('rejects a file that is no object', () => {
    for (const content of ['', '[]', 'null', '{"a"']) {
      expect(parseMerchantFile('merchant.json', content).faults).toEqual(['merchant.json is no JSON object'])
    }
  })

  it('requires a file that is named', () => {
    expect(() => readSettings({ MERCHANT_FILE: 'shops/none.json' })).toThrow(
      'MERCHANT_FILE shops/none.json is not there',
    )
  })
})

it('suggests nothing without a similar name', () => {
  expect(suggestion('zzz', ['shopName', 'appId'])).toBeUndefined()
})
