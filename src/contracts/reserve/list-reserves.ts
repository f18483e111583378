import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { ReserveCard } from './reserve-card'

export interface ListReservesInput extends PageQuery {
  cityId?: Id
}

export type ListReservesOutput = Page<ReserveCard>

/** Places with times to reserve (contract V1). */
export const listReserves = endpoint<ListReservesInput, ListReservesOutput>({ path: 'show/pub/v3/reserves' })
