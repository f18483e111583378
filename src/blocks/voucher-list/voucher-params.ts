import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import type { TicketDetailParams } from '@/routes/ticket-routes'

/** What opens the page of a voucher: its tickets, or the time that was reserved. */
export function voucherParams({ voucherId, reserveOrderId }: VoucherCard): TicketDetailParams {
  return reserveOrderId === undefined ? { id: voucherId } : { id: reserveOrderId, isReserved: '1' }
}
