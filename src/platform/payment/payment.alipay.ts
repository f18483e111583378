import { vendorMessage } from '../vendor-error'
import type { Payment, PaymentOutcome } from './contract'

declare const my: {
  tradePay(options: {
    tradeNO?: string
    orderStr?: string
    success(result: { resultCode: string | number }): void
    fail(failure: unknown): void
  }): void
}

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  '9000': { status: 'submitted' },
  '8000': { status: 'unknown' },
  '6004': { status: 'unknown' },
  '6001': { status: 'cancelled' },
}

export const payment = {
  returnOrigin: '',

  start(info) {
    return new Promise<PaymentOutcome>((resolve) => {
      const { tradeNO, orderStr } = info
      if (!tradeNO && !orderStr) return resolve({ status: 'unsupported' })
      my.tradePay({
        ...(tradeNO ? { tradeNO } : { orderStr }),
        success: ({ resultCode }) => resolve(OUTCOMES[resultCode] ?? { status: 'failed', reason: String(resultCode) }),
        fail: (failure) => resolve({ status: 'failed', reason: vendorMessage(failure) }),
      })
    })
  },
} satisfies Payment
