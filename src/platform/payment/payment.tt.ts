import { vendorMessage } from '../vendor-error'
import type { Payment, PaymentOutcome } from './contract'

interface Callbacks<Result> {
  success(result: Result): void
  fail(failure: { errNo?: string | number }): void
}

declare const tt: {
  pay(options: Callbacks<{ code: number }> & { orderInfo: { order_id: string; order_token: string }; service: 5 }): void
  /** Only for merchants whose category Douyin has approved. */
  requestOrder?(options: Callbacks<{ orderId: string }> & { data: string; byteAuthorization: string }): void
  getOrderPayment?(options: Callbacks<unknown> & { orderId: string }): void
}

/** 1 timeout, 2 failed, 3 order closed, 4 cancelled by the user, 9 "query the server"; the same in both trades. */
const OUTCOMES: Readonly<Record<number, PaymentOutcome>> = {
  0: { status: 'submitted' },
  1: { status: 'unknown' },
  4: { status: 'cancelled' },
  9: { status: 'unknown' },
}

export const payment = {
  returnOrigin: '',

  start(info) {
    const { orderId, orderToken, orderData, byteAuthorization } = info
    if (orderData && byteAuthorization) return payInGeneralTrade(orderData, byteAuthorization)
    return new Promise<PaymentOutcome>((resolve) => {
      if (!orderId || !orderToken) return resolve({ status: 'unsupported' })
      tt.pay({
        orderInfo: { order_id: orderId, order_token: orderToken },
        service: 5,
        success: ({ code }) => resolve(OUTCOMES[code] ?? { status: 'failed', reason: `code ${code}` }),
        fail: (failure) => resolve(refused(failure)),
      })
    })
  },
} satisfies Payment

/** The phone creates the order first; `data` is passed on unchanged, because it is signed. */
function payInGeneralTrade(data: string, byteAuthorization: string): Promise<PaymentOutcome> {
  return new Promise((resolve) => {
    const { requestOrder, getOrderPayment } = tt
    if (!requestOrder || !getOrderPayment) return resolve({ status: 'unsupported' })
    const fail = (failure: { errNo?: string | number }) => resolve(refused(failure))
    requestOrder({
      data,
      byteAuthorization,
      success: ({ orderId }) => getOrderPayment({ orderId, success: () => resolve({ status: 'submitted' }), fail }),
      fail,
    })
  })
}

function refused(failure: { errNo?: string | number }): PaymentOutcome {
  const known = failure.errNo === undefined ? undefined : OUTCOMES[Number(failure.errNo)]
  return known ?? { status: 'failed', reason: vendorMessage(failure) }
}
