import type { Terminal } from './contract'

export const terminal: Terminal = {
  src: 'WEIXIN_MINI',
  host: 'mini-program',
  browserType: 'WEIXIN',
  paymentProducts: ['WEIXIN_HK_MINI_PROGRAM'],
  form: 'mobile',
}
