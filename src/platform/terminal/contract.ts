import type { BrowserType } from '@/contracts/payment/list-cashiers'

/** Where the app runs, in the words of the wire. */
export interface Terminal {
  /** `terminalSrc` and `src` of every call. */
  readonly src: TerminalSrc
  readonly host: Host
  readonly browserType: BrowserType
  /** The payment products that are this platform's own, the most natural first. */
  readonly paymentProducts: readonly string[]
  /** The phone's system, where a provider outside of the app has to know it. */
  readonly osType?: OsType
  /** The wide layout of a desktop browser, or that of a phone. */
  readonly form: 'mobile' | 'desktop'
}

export type OsType = 'IOS' | 'ANDROID'

/** Whose window the app runs in; a mini-program is in its own. */
export type Host = 'mini-program' | WebHost
export type WebHost = 'wechat' | 'bank' | 'native' | 'browser'

export type TerminalSrc =
  | 'WEIXIN_MINI'
  | 'ALIPAY_MINI'
  | 'DOUYIN_MINI'
  | 'XHS_MINI'
  | 'WEIXIN_H5'
  | 'BANK_H5'
  | 'APP_H5'
  | 'M_WEB'
  | 'PC_WEB'
