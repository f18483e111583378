import type { BrowserType } from '@/contracts/payment/list-cashiers'

/** Runtime environment, in wire values. */
export interface Terminal {
  /** `terminalSrc` and `src` of every call. */
  readonly src: TerminalSrc
  readonly host: Host
  readonly browserType: BrowserType
  /** Payment products of this platform, the preferred first. */
  readonly paymentProducts: readonly string[]
  /** System of the phone, for providers outside the app that need it. */
  readonly osType?: OsType
  /** Layout: wide desktop browser, or phone. */
  readonly form: 'mobile' | 'desktop'
}

export type OsType = 'IOS' | 'ANDROID'

/** Owner of the app's window; a mini-program has its own. */
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
