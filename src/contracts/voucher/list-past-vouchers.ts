import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { VoucherCard } from './voucher-card'

export interface ListPastVouchersInput extends PageQuery {
  /**
   * Of the beginning of the session, where it is played; absent: every year.
   * @asType integer
   * @minimum 2000
   * @maximum 2200
   */
  year?: number
}

export interface ListPastVouchersOutput extends Page<VoucherCard> {
  /** Years that have at least one voucher, the latest first, regardless of `year`. */
  years: number[]
}

/** Vouchers of sessions that are over, the latest first (TICKET-007). */
export const listPastVouchers = endpoint<ListPastVouchersInput, ListPastVouchersOutput>({
  path: 'trade/buyer/v5/voucher/history/page_list',
})
