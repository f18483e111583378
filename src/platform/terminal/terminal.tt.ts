import type { Terminal } from './contract'

export const terminal: Terminal = {
  src: 'DOUYIN_MINI',
  host: 'mini-program',
  browserType: 'OTHER',
  paymentProducts: ['DOUYIN_GUARANTEE'],
  form: 'mobile',
}
