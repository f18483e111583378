import type { Terminal } from './contract'

export const terminal: Terminal = {
  src: 'XHS_MINI',
  host: 'mini-program',
  browserType: 'OTHER',
  paymentProducts: ['XHS_GUARANTEE'],
  form: 'mobile',
}
