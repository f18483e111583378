import { cancelReservation } from '@/contracts/reserve/cancel-reservation'
import { type GetReservationVoucherOutput, getReservationVoucher } from '@/contracts/reserve/get-reservation-voucher'
import type { Id } from '@/contracts/wire-types'
import { CacheStatus } from '@/lib/cache-status'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { fetchPayable, type PayableOrder } from '@/services/payment/payable-order'

/** A reservation with its code, also available offline (RESERVE-008). */
export class ReservationModel {
  readonly voucher: Resource<GetReservationVoucherOutput>
  readonly cacheStatus = new CacheStatus()
  readonly cancelling: Submission<[], true>
  readonly opening: Submission<[], PayableOrder>
  paying: PayableOrder | null = null

  private wantsToPay: boolean

  constructor({ request }: Pick<App, 'request'>, { orderId, wantsToPay }: { orderId: Id; wantsToPay: boolean }) {
    this.wantsToPay = wantsToPay
    this.voucher = new Resource(
      () => this.cacheStatus.track((options) => request(getReservationVoucher, { id: orderId }, options)),
      (voucher) => this.begin(voucher),
    )
    this.cancelling = new Submission(() => request(cancelReservation, { reserveOrderId: orderId }))
    this.opening = new Submission(() => fetchPayable(request, orderId))
    makeRefObservable(this)
  }

  load(): void {
    void this.voucher.load()
  }

  async pay(): Promise<void> {
    const payable = await this.opening.submit()
    if (payable) this.setPaying(payable)
  }

  leaveSheet(): void {
    this.setPaying(null)
    this.load()
  }

  private setPaying(paying: PayableOrder | null): void {
    this.paying = paying
  }

  /** Opens the payment once for a user who came to pay, with the first answer; a settled one closes it. */
  private begin({ state }: GetReservationVoucherOutput): void {
    if (state !== 'UNPAID') this.setPaying(null)
    if (this.wantsToPay && state === 'UNPAID') void this.pay()
    this.wantsToPay = false
  }
}
