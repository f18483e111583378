import type { Payment, PaymentOutcome } from './contract'

declare const my: {
  tradePay(options: {
    tradeNO: string
    success(result: { resultCode: string | number }): void
    fail(failure: { error?: number; errorMessage?: string }): void
  }): void
}

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  '9000': { status: 'submitted' },
  '8000': { status: 'unknown' },
  '6004': { status: 'unknown' },
  '6001': { status: 'cancelled' },
}

export const payment = {
  leavesApp: false,
  returnOrigin: '',

  start({ paymentInfoMap }) {
    return new Promise<PaymentOutcome>((resolve) => {
      const tradeNO = paymentInfoMap?.tradeNO
      if (!tradeNO) return resolve({ status: 'unsupported' })
      my.tradePay({
        tradeNO,
        success: ({ resultCode }) => resolve(OUTCOMES[resultCode] ?? { status: 'failed', reason: String(resultCode) }),
        fail: ({ error, errorMessage }) => resolve({ status: 'failed', reason: errorMessage ?? `error ${error}` }),
      })
    })
  },
} satisfies Payment
