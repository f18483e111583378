import type { Payment } from './contract'

/** Payments of the web: by the bridge of the window the page runs in, else by a page of the provider. */
export const payment: Payment = {
  get returnOrigin() {
    return window.location.origin
  },

  async start(info, mayLeave) {
    const { payOnWeb } = await import('./web/pay-on-web')
    return payOnWeb(info, mayLeave)
  },
}
