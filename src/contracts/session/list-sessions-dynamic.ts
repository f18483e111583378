import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { EpochMs, Id, Seconds } from '../wire-types'
import type { ListSessionsInput } from './list-sessions-static'

export type SessionStatus = 'ON_SALE' | 'PRE_SALE' | 'SOLD_OUT' | 'LACK_OF_TICKET' | 'PENDING' | 'CANCELED' | 'DELAY'

/** What of a session may change any moment. */
export interface SessionDynamic {
  bizShowSessionId: Id
  sessionStatus: SessionStatus
  soldOut: boolean
  saleTime?: EpochMs
  saleTimeCountdown?: Seconds
  nextSaleText?: string
  minPriceInfo?: PriceInfo
  /** How many more tickets this user may buy; absent for visitors and where there is no limit per user. */
  userRemaining?: number
  existWaitList: boolean
  hasPromotion: boolean
  buttonText?: string
}

export interface ListSessionsDynamicOutput {
  sessions: SessionDynamic[]
}

/** What changes of the sessions of a show: state, sale, stock. */
export const listSessionsDynamic = endpoint<ListSessionsInput, ListSessionsDynamicOutput>({
  path: 'show/pub/v5/show/:showId/sessions_dynamic_data',
  priority: 'high',
})
