import type { Terminal } from './contract'

export const terminal: Terminal = {
  src: 'ALIPAY_MINI',
  host: 'mini-program',
  browserType: 'ALIPAY',
  paymentProducts: ['ALIPAY_CN_MINI_PROGRAM'],
  form: 'mobile',
}
