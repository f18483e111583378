import { endpoint } from '../endpoint'
import type { Jump } from '../jump'
import type { NoInput } from '../wire-types'

export type ListShopFunctionsInput = NoInput

/** An entry of the merchant on the user's page, and its target. */
export interface ShopFunction {
  code: string
  name: string
  iconUrl: string
  jump: Jump
}

export type ListShopFunctionsOutput = ShopFunction[]

/** Entries that the merchant shows on the user's page. */
export const listShopFunctions = endpoint<ListShopFunctionsInput, ListShopFunctionsOutput>({
  path: 'home/pub/v3/shop_functions',
  priority: 'low',
})
