import { endpoint } from '../endpoint'
import type { Day, Id } from '../wire-types'
import type { ReserveCard } from './reserve-card'

export interface GetReserveInput {
  reserveId: Id
}

interface ReserveDetail extends ReserveCard {
  desc: string
  rules: string[]
  dates: { date: Day; state: ReserveCard['state'] }[]
  /** People of one reservation at the most. */
  maxQty: number
  /** Every visitor is named. */
  realName: boolean
}

export type GetReserveOutput = ReserveDetail

/** A place with times to reserve (contract V2). */
export const getReserve = endpoint<GetReserveInput, GetReserveOutput>({ path: 'show/pub/v3/reserves/:reserveId' })
