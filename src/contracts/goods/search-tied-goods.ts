import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ListTiedGoodsOutput } from './list-tied-goods'

export interface SearchTiedGoodsInput {
  showId: Id
  sessionId: Id
  /**
   * The seat plans that are thought of: what can be added to an order of them, every variant by itself. None for what
   * is sold with the session.
   * @maxItems 50
   */
  seatPlanIds: Id[]
}

/** Goods sold with tickets of a session (CAT-121). */
export const searchTiedGoods = endpoint<SearchTiedGoodsInput, ListTiedGoodsOutput>({
  method: 'POST',
  path: 'show/pub/v5/tied_sale_search',
  changes: [],
})
