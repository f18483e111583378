import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface ListRecentOrdersInput {
  showId: Id
}

/** That somebody has bought tickets, without who it was. */
export interface RecentOrder {
  avatar: string
  /** Ready to be read, in the asked language. */
  text: string
  createTime: EpochMs
}

export type ListRecentOrdersOutput = RecentOrder[]

/** Who else has bought tickets of a show in the last day, the latest first (CAT-113). */
export const listRecentOrders = endpoint<ListRecentOrdersInput, ListRecentOrdersOutput>({
  path: 'show/pub/v5/show/:showId/recently_order_info',
  priority: 'low',
})
