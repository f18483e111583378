import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { EpochMs, Id, Seconds } from '../wire-types'
import type { ListSessionsInput } from './list-sessions-static'

export type SessionStatus = 'ON_SALE' | 'PRE_SALE' | 'SOLD_OUT' | 'LACK_OF_TICKET' | 'PENDING' | 'CANCELED' | 'DELAY'

/** Dynamic part of a session. */
export interface SessionDynamic {
  bizShowSessionId: Id
  sessionStatus: SessionStatus
  soldOut: boolean
  saleTime?: EpochMs
  saleTimeCountdown?: Seconds
  nextSaleText?: string
  minPriceInfo?: PriceInfo
  /** Remaining allowance of this user; absent for visitors and without a limit per user. */
  userRemaining?: number
  existWaitList: boolean
  hasPromotion: boolean
  buttonText?: string
}

export interface ListSessionsDynamicOutput {
  sessions: SessionDynamic[]
}

/** Dynamic part of the sessions of a show: state, sale, stock. */
export const listSessionsDynamic = endpoint<ListSessionsInput, ListSessionsDynamicOutput>({
  path: 'show/pub/v5/show/:showId/sessions_dynamic_data',
  priority: 'high',
})
