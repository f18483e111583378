import { isIos } from '@/domain/ios'
import { nativeFlags } from '../launch/native-flags'
import type { OsType, Terminal } from './contract'

/** Phones; tablets name themselves as computers do, or without `Mobi`. */
const PHONE_AGENT = /Mobi|iPhone|iPod/i
const WECHAT_AGENT = /MicroMessenger/i
const BANK_AGENT = /ICBC|elife/i
const ALIPAY_AGENT = /AlipayClient/i

/** Minimum width of the desktop form on computers and tablets, px (D-47). */
const DESKTOP_MIN_WIDTH = 768

const MOBILE: Terminal = {
  src: 'M_WEB',
  host: 'browser',
  browserType: 'OTHER',
  paymentProducts: ['WEIXIN_HK_H5', 'ALIPAY_CN_WAP', 'ALIPAY_HK_WAP'],
  form: 'mobile',
}

const DESKTOP: Terminal = {
  src: 'PC_WEB',
  host: 'browser',
  browserType: 'OTHER',
  paymentProducts: ['ALIPAY_CN_WEB', 'ALIPAY_HK_WEB'],
  form: 'desktop',
}

const WECHAT: Terminal = {
  ...MOBILE,
  src: 'WEIXIN_H5',
  host: 'wechat',
  browserType: 'WEIXIN',
  paymentProducts: ['WEIXIN_HK_JSAPI'],
}

const BANK: Terminal = { ...MOBILE, src: 'BANK_H5', host: 'bank', paymentProducts: ['ICBC_PAY'] }

const NATIVE: Terminal = { ...MOBILE, src: 'APP_H5', host: 'native' }

/** Alipay's own browser, which does not support WeChat payment. */
const ALIPAY: Terminal = { ...MOBILE, browserType: 'ALIPAY', paymentProducts: MOBILE.paymentProducts.slice(1) }

export interface WebFacts {
  userAgent: string
  query: Readonly<Record<string, string>>
  /** Window width, px. */
  width: number
}

/** Terminal of a web page. */
export function webTerminal(facts: WebFacts): Terminal {
  const osType = osOf(facts.userAgent)
  return { ...windowOf(facts), ...(osType && { osType }) }
}

function osOf(userAgent: string): OsType | null {
  if (isIos(userAgent)) return 'IOS'
  return /Android/i.test(userAgent) ? 'ANDROID' : null
}

/** Owner of the window; the first match wins. */
function windowOf({ userAgent, query, width }: WebFacts): Terminal {
  if (WECHAT_AGENT.test(userAgent)) return WECHAT
  if (BANK_AGENT.test(userAgent) || query.channel === 'bank') return BANK
  if (Object.keys(nativeFlags(query)).length > 0) return NATIVE
  if (ALIPAY_AGENT.test(userAgent)) return ALIPAY
  return PHONE_AGENT.test(userAgent) || width < DESKTOP_MIN_WIDTH ? MOBILE : DESKTOP
}
