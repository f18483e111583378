import { vendorMessage } from '../vendor-error'
import type { Payment, PaymentOutcome } from './contract'

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
  returnOrigin: '',

  start(info) {
    return new Promise<PaymentOutcome>((resolve) => {
      const { orderId, payToken } = info
      const requestPayment = xhs.requestGuaranteeOrderPayment ?? xhs.requestOrderPayment
      if (!orderId || !payToken || !requestPayment) return resolve({ status: 'unsupported' })
      requestPayment({
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
