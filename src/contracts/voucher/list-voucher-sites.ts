import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'

export type ListVoucherSitesInput = NoInput

/** A site where the user has tickets that still open a door. */
export interface VoucherSite {
  siteId: Id
  siteName: string
  /** Vouchers. */
  count: number
}

export type ListVoucherSitesOutput = VoucherSite[]

/** The sites of the user's unused tickets, the one of the next session first (TICKET-008). */
export const listVoucherSites = endpoint<ListVoucherSitesInput, ListVoucherSitesOutput>({
  path: 'trade/buyer/v3/voucher/sites',
})
