import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Transfer } from './transfer'

export interface ListTransfersInput extends PageQuery {
  role: 'SENDER' | 'RECIPIENT'
}

export type ListTransfersOutput = Page<Transfer>

export const listTransfers = endpoint<ListTransfersInput, ListTransfersOutput>({
  path: 'trade/buyer/v3/transfers',
})
