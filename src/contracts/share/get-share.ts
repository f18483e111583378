import { endpoint } from '../endpoint'
import type { TransferredShow } from '../transfer/transfer'
import type { Id } from '../wire-types'

export interface GetShareInput {
  shareId: Id
}

/** Content of a user's public share, without price, code, seat, name or number. */
export interface GetShareOutput {
  type: 'PAY_SUCCESS' | 'TICKET' | 'SHOW' | 'TOPIC'
  /** The show with the session that was bought, or its first one. */
  show?: TransferredShow
  order?: { qty: number }
  ticket?: { qty: number }
  topic?: { topicId: Id; title: string; description: string }
  sharer: { nickname: string; avatar: string }
}

/** Content of a shared link, and the sharer (contract O11). */
export const getShare = endpoint<GetShareInput, GetShareOutput>({ path: 'trade/pub/v3/share/:shareId' })
