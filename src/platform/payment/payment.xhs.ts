import { vendorMessage } from '../vendor-error'
import type { Payment, PaymentOutcome } from './contract'
import { IN_APP } from './in-app'

interface PayOptions {
  orderInfo: { orderId: string; payToken: string }
  success(): void
  fail(failure: unknown): void
}

declare const xhs: {
  requestGuaranteeOrderPayment?(options: PayOptions): void
  requestOrderPayment?(options: PayOptions): void
}

export const payment = {
  ...IN_APP,

  start(info) {
    return new Promise<PaymentOutcome>((resolve) => {
      const { orderId, payToken } = info
      const take = xhs.requestGuaranteeOrderPayment ?? xhs.requestOrderPayment
      if (!orderId || !payToken || !take) return resolve({ status: 'unsupported' })
      take({
        orderInfo: { orderId, payToken },
        success: () => resolve({ status: 'submitted' }),
        fail: (failure) => {
          const reason = vendorMessage(failure)
          resolve(reason.includes('cancel') ? { status: 'cancelled' } : { status: 'failed', reason })
        },
      })
    })
  },
} satisfies Payment
