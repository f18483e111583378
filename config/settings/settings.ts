import { OF_IDENTITY } from './identity-settings'
import { COLOR, HOSTS, ORIGIN, oneOf, PAGE, PORT_NUMBER, RATE, SCHEMES, SWITCH, TEXT, TOKEN } from './kinds'
import { OF_MESSAGES } from './message-settings'
import { OF_PAYMENT } from './payment-settings'
import { type Reader, type Setting, setting } from './setting'

const PAY_HOSTS = ['alipay.com', 'alipay.hk', 'tenpay.com', '95516.com', 'allinpay.com', 'icbc.com.cn']
const WEB_HOSTS = ['sobot.com', 'beian.miit.gov.cn']
const APP_SCHEMES = ['encore', 'weixin']
const SANDBOX_PAGE = 'the page of the sandbox'

/** Settings of the shop, allowed in `merchant.json` and the environment. */
const OF_SHOP = {
  SHOP_NAME: setting(TEXT, undefined, {
    readBy: ['build', 'gateway'],
    effect:
      'Name of the shop: the title before the shop configuration is there, the name of the installed app, and the shop name of this repository’s gateway',
    byDefault: 'Encore, 安可演出 in the shop configuration',
    prompt: 'Name of the shop in simplified Chinese',
  }),
  SHOP_NAME_ZH_MO: setting(TEXT, undefined, {
    readBy: ['gateway'],
    effect: 'The name in traditional Chinese',
    byDefault: '`SHOP_NAME`',
    prompt: 'Name in traditional Chinese',
  }),
  SHOP_NAME_EN_US: setting(TEXT, undefined, {
    readBy: ['gateway'],
    effect: 'The name in English',
    byDefault: '`SHOP_NAME`',
    prompt: 'Name in English',
  }),
  THEME_COLOR: setting(COLOR, '#FF7A1A', {
    readBy: ['build', 'gateway'],
    effect:
      'Main colour: icons of the web app and its manifest; buttons, tab icons and logo of this repository’s gateway. Texts on it stay readable whatever it is',
    prompt: 'Main colour, #RRGGBB',
  }),
  MERCHANT_ID: setting(TEXT, 'encore', {
    readBy: ['build', 'gateway', 'release'],
    effect: 'Id of the merchant, part of every call; a release refuses the demo’s',
    prompt: 'Id of the merchant at the gateway',
  }),
  APP_ID: setting(TEXT, 'encore', {
    readBy: ['build', 'gateway', 'release'],
    effect: 'Id of the app at the gateway; a release refuses the demo’s',
    prompt: 'Id of the app at the gateway',
  }),
} satisfies Record<string, Setting<unknown>>

/** Domains of the shop, and allowed link targets. */
const OF_DOMAINS = {
  GATEWAY_ORIGIN: setting(ORIGIN, undefined, {
    readBy: ['build', 'release'],
    effect: 'The gateway that the app calls',
    byDefault: 'H5: its own origin; mini-programs: `http://127.0.0.1:8787`',
    prompt: 'Scheme and host of the gateway, https://api.your-shop.cn',
  }),
  PUBLIC_ORIGIN: setting(ORIGIN, undefined, {
    readBy: ['gateway'],
    effect:
      'Scheme and host in mails, links, codes, pictures, canonical addresses and the sitemap; https switches HSTS on',
    byDefault: 'the address of the socket; the Host header decides nothing',
    prompt: 'Scheme and host of the web shop, https://your-shop.cn',
  }),
  WEB_HOSTS: setting(HOSTS, WEB_HOSTS, {
    readBy: ['build', 'release'],
    effect: 'Hosts whose pages open inside the app',
    prompt: 'Hosts whose pages open inside the app, with commas',
  }),
  PAY_HOSTS: setting(HOSTS, PAY_HOSTS, {
    readBy: ['build'],
    effect: 'Hosts of payment providers that a payment on the web may open',
  }),
  APP_SCHEMES: setting(SCHEMES, APP_SCHEMES, {
    readBy: ['build'],
    effect: 'Schemes of native apps that the web may open',
  }),
  WECHAT_AUTHORIZE_URL: setting(PAGE, '/sandbox/weixin/authorize', {
    readBy: ['build'],
    effect: 'Page on which WeChat identifies its user: `https://open.weixin.qq.com/connect/oauth2/authorize`',
    byDefault: SANDBOX_PAGE,
  }),
  GOOGLE_AUTHORIZE_URL: setting(PAGE, '/sandbox/identity/google', {
    readBy: ['build'],
    effect:
      'Page of the login with Google on the web ([decision 69](decisions/0069-logging-in-with-google-and-apple.md))',
    byDefault: SANDBOX_PAGE,
  }),
  GOOGLE_CLIENT_ID: setting(TEXT, 'encore', {
    readBy: ['build', 'gateway'],
    effect: 'Id of the shop at Google; with another than the sandbox’s, its users log in',
  }),
  APPLE_AUTHORIZE_URL: setting(PAGE, '/sandbox/identity/apple', {
    readBy: ['build'],
    effect: 'Page of the login with Apple on the web',
    byDefault: SANDBOX_PAGE,
  }),
  APPLE_CLIENT_ID: setting(TEXT, 'encore', {
    readBy: ['build', 'gateway'],
    effect: 'Id of the shop at Apple; with another than the sandbox’s, its users log in',
  }),
} satisfies Record<string, Setting<unknown>>

function vendorAppId(vendor: string, example: string, readBy: readonly Reader[] = ['release']) {
  return setting(TEXT, undefined, {
    readBy,
    effect: `Id of the mini-program at ${vendor}, as in \`${example}\``,
    prompt: `App id at ${vendor}, ${example}`,
  })
}

const OF_VENDORS = {
  WEAPP_APP_ID: vendorAppId('WeChat', 'wx0123456789abcdef', ['gateway', 'release']),
  ALIPAY_APP_ID: vendorAppId('Alipay', '2021001234567890', ['gateway', 'release']),
  TT_APP_ID: vendorAppId('Douyin', 'tt0123456789abcdef01', ['gateway', 'release']),
  XHS_APP_ID: vendorAppId('Xiaohongshu', '64f0a1b2c3d4e5f6a7b8c9d0', ['gateway', 'release']),
  VENDOR_APP_ID: setting(TEXT, undefined, {
    readBy: ['release'],
    effect: 'Replaces the app id of the vendor for one release',
    byDefault: 'the id of the vendor above',
    isOfMachine: true,
  }),
} satisfies Record<string, Setting<unknown>>

/** Settings of a gateway machine, or secret. */
const OF_GATEWAY = {
  PORT: setting(PORT_NUMBER, 8787, {
    readBy: ['gateway'],
    effect: 'Port; with the sandbox the next free one if it is taken, otherwise an error',
    isOfMachine: true,
  }),
  HOST: setting(TEXT, '127.0.0.1', {
    readBy: ['gateway'],
    effect: 'Address to listen at; `0.0.0.0` admits other machines',
    isOfMachine: true,
  }),
  DATABASE_URL: setting(TEXT, undefined, {
    readBy: ['gateway'],
    effect: 'A PostgreSQL server: `postgres://user:password@host:5432/name`',
    byDefault: 'the embedded database in `DATA_DIR`',
    isOfMachine: true,
  }),
  DATA_DIR: setting(TEXT, '.data/gateway', {
    readBy: ['gateway'],
    effect: 'Folder of the embedded database, for one process',
    isOfMachine: true,
  }),
  H5_DIR: setting(TEXT, undefined, {
    readBy: ['gateway'],
    effect: 'Folder of the built web app, `dist/h5`',
    byDefault: 'calls alone are served',
    isOfMachine: true,
  }),
  SANDBOX: setting(SWITCH, false, {
    readBy: ['gateway'],
    effect: '`/sandbox`: login codes, clock, faults, vendors played by the gateway. Never on a public host',
    byDefault: '0; `npm start` and `npm run gateway` set 1',
    isOfMachine: true,
  }),
  SANDBOX_EXPOSED: setting(SWITCH, false, {
    readBy: ['gateway'],
    effect:
      'With 1 the sandbox starts despite a public https origin, proxies, or a `HOST` for other machines: phones in a network that you trust',
    isOfMachine: true,
  }),
  // More calls than a person, or an office behind one address, makes.
  RATE_LIMIT: setting(RATE, 3000, {
    readBy: ['gateway'],
    effect:
      'Calls that one address may make in a minute; a fiftieth of it for what sends messages or can be guessed; `off` for measurements',
    isOfMachine: true,
  }),
  TRUSTED_PROXIES: setting(TEXT, undefined, {
    readBy: ['gateway'],
    effect: 'Addresses or networks of the proxies in front, with commas: their `X-Forwarded-For` names the caller',
    byDefault: 'none is trusted',
    isOfMachine: true,
  }),
  METRICS_TOKEN: setting(TEXT, undefined, {
    readBy: ['gateway'],
    effect: '`Authorization: Bearer …` with it may read `/metrics`',
    byDefault: 'callers on the same machine, without a proxy',
    isOfMachine: true,
  }),
  PUBLISH_TOKEN: setting(TOKEN, undefined, {
    readBy: ['gateway'],
    effect: '`npm run shop -- publish --gateway` with it may read and publish the content of the shop, at `/content/`',
    byDefault: 'no publishing over the network',
    isOfMachine: true,
  }),
  LOG_LEVEL: setting(oneOf(['info', 'warn', 'error', 'silent']), 'info', {
    readBy: ['gateway'],
    effect: '`info` logs every answer',
    byDefault: '`info`; `npm start`: `warn`',
    isOfMachine: true,
  }),
} satisfies Record<string, Setting<unknown>>

const OF_FILE = {
  MERCHANT_FILE: setting(TEXT, 'merchant.json', {
    readBy: ['build', 'gateway', 'release'],
    effect: 'The settings file, from the root of the repository; empty: none is read',
    isOfMachine: true,
  }),
} satisfies Record<string, Setting<unknown>>

/** All settings, grouped as in the document. */
export const SETTING_GROUPS = {
  'The shop': OF_SHOP,
  'Addresses and hosts': OF_DOMAINS,
  Vendors: OF_VENDORS,
  'Taking money': OF_PAYMENT,
  'Knowing users': OF_IDENTITY,
  'Sending messages': OF_MESSAGES,
  'The gateway’s machine': OF_GATEWAY,
  'The settings file': OF_FILE,
} as const

/** Every setting by its variable. */
export const SETTINGS = {
  ...OF_SHOP,
  ...OF_DOMAINS,
  ...OF_VENDORS,
  ...OF_PAYMENT,
  ...OF_IDENTITY,
  ...OF_MESSAGES,
  ...OF_GATEWAY,
  ...OF_FILE,
}
export type SettingName = keyof typeof SETTINGS

/** Values of all settings. */
export type SettingValues = {
  readonly [Name in SettingName]: (typeof SETTINGS)[Name]['fallback']
}

export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS).filter(isSettingName)

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name)
}
