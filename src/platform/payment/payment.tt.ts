import { vendorMessage } from '../vendor-error'
import type { Payment, PaymentOutcome } from './contract'

declare const tt: {
  pay(options: {
    orderInfo: { order_id: string; order_token: string }
    service: 5
    success(result: { code: number }): void
    fail(failure: unknown): void
  }): void
}

/** 1 timeout, 2 failed, 3 order closed, 4 cancelled by the user, 9 "ask the server" (guaranteed payment, service 5). */
const OUTCOMES: Readonly<Record<number, PaymentOutcome>> = {
  0: { status: 'submitted' },
  1: { status: 'unknown' },
  4: { status: 'cancelled' },
  9: { status: 'unknown' },
}

export const payment = {
  leavesApp: false,
  returnOrigin: '',

  start({ paymentInfoMap }) {
    return new Promise<PaymentOutcome>((resolve) => {
      const { orderId, orderToken } = paymentInfoMap ?? {}
      if (!orderId || !orderToken) return resolve({ status: 'unsupported' })
      tt.pay({
        orderInfo: { order_id: orderId, order_token: orderToken },
        service: 5,
        success: ({ code }) => resolve(OUTCOMES[code] ?? { status: 'failed', reason: `code ${code}` }),
        fail: (failure) => resolve({ status: 'failed', reason: vendorMessage(failure) }),
      })
    })
  },
} satisfies Payment
