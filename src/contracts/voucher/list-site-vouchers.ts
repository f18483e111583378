import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { VoucherCard } from './voucher-card'

export interface ListSiteVouchersInput extends PageQuery {
  siteId: Id
}

export type ListSiteVouchersOutput = Page<VoucherCard>

/** Vouchers with unused tickets for one site, the next session first; empty for a site without any (TICKET-009). */
export const listSiteVouchers = endpoint<ListSiteVouchersInput, ListSiteVouchersOutput>({
  path: 'trade/buyer/v3/voucher/sites/:siteId/page_list',
})
