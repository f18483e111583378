import { isUsable } from '@/blocks/voucher-list/voucher-groups'
import { getReservationVoucher } from '@/contracts/reserve/get-reservation-voucher'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import type { App } from '@/services/app'

/** Sessions that begin within this time are worth keeping, ms. */
const SOON_MS = 48 * 3_600_000
/** Maximum of the device's copies per call, with room for tickets that were opened by hand. */
const MOST = 6
/** Age up to which fetched tickets count as fresh, ms. */
const FRESH_MS = 5 * 60_000

/**
 * Fetches the tickets of the next two days and their codes once the wallet was seen, so that the device has them where
 * there is no network: the answers stay in the ticket cache of the request pipeline (TICKET-029).
 */
export class KeptTickets {
  private readonly fetchedAt = new Map<string, number>()

  constructor(private readonly app: Pick<App, 'request' | 'clock'>) {}

  /** Never rejects: what does not come now is requested the next time. */
  async fetch(vouchers: readonly VoucherCard[]): Promise<void> {
    const now = this.app.clock.now()
    const isOld = ({ voucherId }: VoucherCard) => now - (this.fetchedAt.get(voucherId) ?? 0) >= FRESH_MS
    const soon = vouchers.filter((voucher) => isUsable(voucher) && voucher.showTime - now < SOON_MS)
    for (const voucher of soon.slice(0, MOST).filter(isOld)) {
      // One after another: the page itself comes first.
      if (await this.fetchOne(voucher)) this.fetchedAt.set(voucher.voucherId, now)
    }
  }

  private async fetchOne({ voucherId, reserveOrderId }: VoucherCard): Promise<boolean> {
    const { request } = this.app
    try {
      if (reserveOrderId !== undefined) await request(getReservationVoucher, { id: reserveOrderId })
      else await Promise.all([request(getVoucher, { id: voucherId }), request(getTicketCode, { id: voucherId })])
      return true
    } catch {
      return false
    }
  }
}
