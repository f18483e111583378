import { cancelRefund } from '@/contracts/refund/cancel-refund'
import { getRefund } from '@/contracts/refund/get-refund'
import type { Refund } from '@/contracts/refund/refund'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** A refund of the buyer: its progress, and withdrawing it before a decision. */
export class RefundProgressModel {
  readonly refund: Resource<Refund>
  readonly withdrawing: Submission<[], true>

  constructor({ request }: Pick<App, 'request'>, refundId: string) {
    this.refund = new Resource(() => request(getRefund, { refundId }))
    this.withdrawing = new Submission(() => request(cancelRefund, { refundId }))
    makeRefObservable(this)
  }
}
