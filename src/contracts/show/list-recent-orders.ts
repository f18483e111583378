import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export interface ListRecentOrdersInput {
  showId: Id
}

/** A recent purchase of tickets, without its buyer. */
export interface RecentOrder {
  avatar: string
  /** Complete text, in the requested language. */
  text: string
  createTime: EpochMs
}

export type ListRecentOrdersOutput = RecentOrder[]

/** Buyers of tickets of a show in the last day, the latest first (CAT-113). */
export const listRecentOrders = endpoint<ListRecentOrdersInput, ListRecentOrdersOutput>({
  path: 'show/pub/v5/show/:showId/recently_order_info',
  priority: 'low',
})
