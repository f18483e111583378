import type { Terminal } from './contract'

const MOBILE_AGENT = /Mobi|Android|iPhone|iPad|iPod/i

/** Above this width a browser that is no phone gets the wide layout. */
const DESKTOP_MIN_WIDTH = 960

const mobile: Terminal = {
  src: 'M_WEB',
  browserType: 'OTHER',
  paymentProducts: ['WEIXIN_HK_H5', 'ALIPAY_CN_WAP', 'ALIPAY_HK_WAP'],
  form: 'mobile',
}

const desktop: Terminal = {
  src: 'PC_WEB',
  browserType: 'OTHER',
  paymentProducts: ['ALIPAY_CN_WEB', 'ALIPAY_HK_WEB'],
  form: 'desktop',
}

/** Decided once at start: turning a phone or resizing a window does not change where the app runs. */
export const terminal: Terminal =
  !MOBILE_AGENT.test(navigator.userAgent) && window.innerWidth > DESKTOP_MIN_WIDTH ? desktop : mobile
