import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface GetPickSeatUrlInput {
  showId: Id
  bizShowSessionId: Id
}

/** The page where the seats of a session are chosen: the shop's own, or an external one. */
export interface GetPickSeatUrlOutput {
  url: string
  provider: 'OWN' | 'THIRD_PARTY'
  expireTime: EpochMs
}

/** Address of the seat selection of a session. */
export const getPickSeatUrl = endpoint<GetPickSeatUrlInput, GetPickSeatUrlOutput>({
  path: 'show/pub/v5/show/:showId/show_session/:bizShowSessionId/pick_seat_url',
  priority: 'high',
})
