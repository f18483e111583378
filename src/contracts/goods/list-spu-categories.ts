import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'

/** A shelf of the mall. */
export interface SpuCategory {
  categoryId: Id
  name: string
}

export type ListSpuCategoriesOutput = SpuCategory[]

/** The categories of the goods, in the merchant's order (contract G2). */
export const listSpuCategories = endpoint<NoInput, ListSpuCategoriesOutput>({ path: 'show/pub/v3/spu_categories' })
