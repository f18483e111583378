import { ORIGIN, TEXT } from './kinds'
import { type Setting, setting } from './setting'

const ofGateway = { readBy: ['gateway'], isOfMachine: true } as const

const secret = (effect: string) => setting(TEXT, undefined, { ...ofGateway, effect, byDefault: 'not offered' })
const secretFile = (name: string) =>
  setting(TEXT, undefined, { ...ofGateway, effect: `File with that value, in place of \`${name}\`` })
const address = (vendor: string, byDefault: string) =>
  setting(ORIGIN, undefined, { ...ofGateway, effect: `Scheme and host of ${vendor}’s API`, byDefault })

/** Secrets of the apps at vendors: with one, its users log in, and may be sent messages there. */
export const OF_IDENTITY = {
  WEAPP_SECRET: secret('AppSecret of the mini-program at WeChat: logins and phones of its users'),
  WEAPP_SECRET_FILE: secretFile('WEAPP_SECRET'),
  WEAPP_URL: address('WeChat', '`https://api.weixin.qq.com`'),
  WECHAT_ACCOUNT_SECRET: secret(
    'AppSecret of the official account `WECHAT_PAY_APP_ID`: logins of pages in WeChat, and their signature',
  ),
  WECHAT_ACCOUNT_SECRET_FILE: secretFile('WECHAT_ACCOUNT_SECRET'),
  ALIPAY_AES_KEY: secret('Key for content (接口内容加密方式) of the mini-program at Alipay: phones of its users'),
  ALIPAY_AES_KEY_FILE: secretFile('ALIPAY_AES_KEY'),
  TT_SECRET: secret('AppSecret of the mini-program at Douyin: logins of its users'),
  TT_SECRET_FILE: secretFile('TT_SECRET'),
  TT_KEY_FILE: setting(TEXT, undefined, {
    ...ofGateway,
    effect: 'File with the private key (应用私钥) of the mini-program at Douyin, which decrypts phones',
    byDefault: 'users of Douyin type their phone',
  }),
  TT_URL: address('Douyin', '`https://developer.toutiao.com` and `https://open.douyin.com`'),
  XHS_SECRET: secret('AppSecret of the mini-program at Xiaohongshu: logins and phones of its users'),
  XHS_SECRET_FILE: secretFile('XHS_SECRET'),
  XHS_URL: address('Xiaohongshu', '`https://miniapp.xiaohongshu.com`'),
} satisfies Record<string, Setting<unknown>>
