import type { Context } from '../../call'
import type { PaymentProvider, VendorRequest } from '../../providers/payment/contract'
import { receiveRefund } from '../refunds/send-refund-parts'
import { applyReport } from './apply-report'

/** Applies a report that a vendor sent by itself. Throws `ForgedNotice` for any that it did not send. */
export async function receiveNotice(
  context: Pick<Context, 'db' | 'clock'>,
  provider: PaymentProvider,
  request: Omit<VendorRequest, 'now'>,
): Promise<void> {
  const { db, clock } = context
  const notice = await provider.readNotice({ ...request, now: clock.now() })
  if (notice.kind === 'PAYMENT') await applyReport({ db, clock }, provider, notice.paymentId, notice.report)
  if (notice.kind === 'REFUND' && notice.report.state === 'BACK') {
    await receiveRefund({ db, clock }, provider, notice.refundId, notice.report)
  }
}
