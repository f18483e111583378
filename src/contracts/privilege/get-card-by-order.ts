import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { OwnCard } from './own-card'

export interface GetCardByOrderInput {
  itemOrderId: Id
}

/** The first card that an order has become (CARD-017). */
export const getCardByOrder = endpoint<GetCardByOrderInput, OwnCard>({
  path: 'trade/buyer/v3/privilege/card/query_card_by_order_id',
})
