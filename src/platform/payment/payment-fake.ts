import type { PaymentInfo } from '@/contracts/payment/pay'
import type { Payment, PaymentOutcome } from './contract'

/** Payment for tests: returns the set outcome, records its calls. */
export class FakePayment implements Payment {
  leavesApp = false
  readonly returnOrigin = 'http://shop.test'
  nextOutcome: PaymentOutcome = { status: 'submitted' }
  readonly started: PaymentInfo[] = []
  /** Runs while "the user pays", for example to settle the payment at the gateway. */
  onStart: (info: PaymentInfo) => Promise<void> = async () => {}

  async start(info: PaymentInfo, mayLeave: () => Promise<boolean>): Promise<PaymentOutcome> {
    this.started.push(info)
    if (this.leavesApp && !(await mayLeave())) return { status: 'cancelled' }
    await this.onStart(info)
    return this.leavesApp ? { status: 'left' } : this.nextOutcome
  }
}
