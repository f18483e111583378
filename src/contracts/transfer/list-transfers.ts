import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { Transfer } from './transfer'

export interface ListTransfersInput extends PageQuery {
  role: 'SENDER' | 'RECIPIENT'
  /** Only those of this voucher, to its sender. */
  voucherId?: Id
}

export type ListTransfersOutput = Page<Transfer>

/** Transfers that the user has sent or received (contract T16). */
export const listTransfers = endpoint<ListTransfersInput, ListTransfersOutput>({
  path: 'trade/buyer/v3/transfers',
})
