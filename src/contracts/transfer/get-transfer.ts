import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Transfer } from './transfer'

export interface GetTransferInput {
  transferCode: Id
}

/** A transfer as its code shows it, phones masked (contract T14). */
export const getTransfer = endpoint<GetTransferInput, Transfer>({
  path: 'trade/pub/v3/transfers/code/:transferCode',
  priority: 'high',
})
