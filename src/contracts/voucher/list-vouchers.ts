import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { VoucherCard } from './voucher-card'

export type ListVouchersInput = PageQuery
export type ListVouchersOutput = Page<VoucherCard>

/** The vouchers of the user: those to be used first, the next session before others. */
export const listVouchers = endpoint<ListVouchersInput, ListVouchersOutput>({
  path: 'trade/buyer/v5/voucher/page_list',
})
