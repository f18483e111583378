import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { SpuCard } from './spu-card'

/** The merchant's order, the best sellers first, or by price. */
export type SpuSort = 'DEFAULT' | 'SALES' | 'PRICE_ASC' | 'PRICE_DESC'

export interface ListSpusInput extends PageQuery {
  /** @maxLength 50 */
  keyword?: string
  /** A shelf of the mall; every shelf where it is absent. */
  categoryId?: Id
  sortType?: SpuSort
}

export type ListSpusOutput = Page<SpuCard>

/** Goods of the shop: of a category, or those that a keyword names (contract G1). */
export const listSpus = endpoint<ListSpusInput, ListSpusOutput>({ path: 'show/pub/v3/spus' })
