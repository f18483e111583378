import type { Payment } from './contract'

/** Web payments: by the bridge of the surrounding window, otherwise by a page of the provider. */
export const payment: Payment = {
  get returnOrigin() {
    return window.location.origin
  },

  async start(info, mayLeave) {
    const { payOnWeb } = await import('./web/pay-on-web')
    return payOnWeb(info, mayLeave)
  },
}
