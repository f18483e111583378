import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import type { TicketDetailParams } from '@/routes/ticket-routes'

/** Parameters of the page of a voucher: its tickets, or the reserved time. */
export function voucherParams({ voucherId, reserveOrderId }: VoucherCard): TicketDetailParams {
  return reserveOrderId === undefined ? { id: voucherId } : { id: reserveOrderId, isReserved: '1' }
}
