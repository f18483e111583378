import type { OwnCoupon } from '@/contracts/coupon/coupon'
import type { Invoice, InvoiceState } from '@/contracts/invoice/invoice'
import type { PublicCall } from '../call'
import { COUPON_STATUSES, presentCouponStatus } from '../presenters/coupon'
import { translate } from '../texts/text'

const INVOICE_STATES: readonly InvoiceState[] = ['APPLYING', 'REJECTED', 'SUCCESS', 'CANCELED']

type Viewer = Pick<PublicCall, 'locale' | 'clock'>
type StatedCoupon = Pick<OwnCoupon, 'couponStatus' | 'giftable'>

/** An invoice changed to another state. */
export function invoiceInState(invoice: Invoice, name: string, { locale, clock }: Viewer): Invoice {
  const invoiceState = INVOICE_STATES.find((state) => state === name)
  if (!invoiceState) return invoice
  const { issueTime: _issued, rejectReason: _reason, pdfUrl: _file, ...form } = invoice
  return {
    ...form,
    invoiceState,
    ...(invoiceState === 'SUCCESS' && { issueTime: clock.now() }),
    ...(invoiceState === 'REJECTED' && { rejectReason: translate(locale, 'sandbox.fault') }),
    canReapply: invoiceState === 'REJECTED' || invoiceState === 'CANCELED',
  }
}

/** A user's coupon changed to another state; null for a foreign one. */
export function couponInState<Found extends Partial<StatedCoupon>>(coupon: Found, name: string, viewer: Viewer): Found {
  const status = COUPON_STATUSES.find((known) => known === name)
  if (!status || !coupon.couponStatus) return coupon
  const giftable = status === 'AVAILABLE' && coupon.giftable === true
  return { ...coupon, couponStatus: presentCouponStatus(status, viewer.locale), giftable }
}
