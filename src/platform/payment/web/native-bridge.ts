import type { PaymentInfo } from '@/contracts/payment/pay'
import type { PaymentOutcome } from '../contract'

/** Object that a wrapper with its own payment injects into the page (docs/decisions/0025). */
interface NativeBridge {
  /** `request` is the payment as JSON; `done` receives its outcome. */
  pay(request: string, done: (result: string) => void): void
}

declare global {
  interface Window {
    NativeBridge?: Partial<NativeBridge>
  }
}

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  success: { status: 'submitted' },
  cancel: { status: 'cancelled' },
  unknown: { status: 'unknown' },
}

/** Payment of the wrapper; null if the page pays like any other web page. */
export function nativeBridge(): NativeBridge | null {
  const bridge = window.NativeBridge
  return typeof bridge?.pay === 'function' ? (bridge as NativeBridge) : null
}

export function payThroughWrapper(bridge: NativeBridge, info: PaymentInfo): Promise<PaymentOutcome> {
  return new Promise((resolve) => {
    const done = (result: string) => resolve(OUTCOMES[result] ?? { status: 'failed', reason: result })
    try {
      bridge.pay(JSON.stringify(info), done)
    } catch (error) {
      resolve({ status: 'failed', reason: String(error), isHostError: true })
    }
  })
}
