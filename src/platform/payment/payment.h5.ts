import type { Payment } from './contract'

/** Web payments follow a link to the provider's page, which leads back to the return URL (S1 §1). */
export const payment = {
  leavesApp: true,

  get returnOrigin() {
    return window.location.origin
  },

  async start({ normalUrl }) {
    if (!normalUrl) return { status: 'unsupported' }
    window.location.assign(normalUrl)
    return { status: 'submitted' }
  },
} satisfies Payment
