import { endpoint } from '../endpoint'
import type { ListTiedGoodsOutput } from '../goods/list-tied-goods'
import type { Id } from '../wire-types'

export interface ListAddPurchasesInput {
  orderId: Id
}

/** Goods that are sold with the shows of an order, to buy after the tickets (ORDER-009, contract O7). */
export const listAddPurchases = endpoint<ListAddPurchasesInput, ListTiedGoodsOutput>({
  path: 'trade/buyer/v3/orders/:orderId/add_purchase',
})
