import { webPaymentWay } from '@/domain/pay-info'
import { terminal } from '../terminal/terminal'
import type { Payment } from './contract'
import { nativeBridge } from './web/native-bridge'

/** Payments of the web: by the bridge of the window the page runs in, else by a page of the provider (S1 §1). */
export const payment: Payment = {
  get returnOrigin() {
    return window.location.origin
  },

  leavesAppFor(info) {
    const way = webPaymentWay(info, { host: terminal.host, hasNativeBridge: nativeBridge() !== null })
    return way === 'link' || way === 'form'
  },

  async start(info) {
    const { payOnWeb } = await import('./web/pay-on-web')
    return payOnWeb(info)
  },
}
