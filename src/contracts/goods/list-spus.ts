import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { SpuCard } from './spu-card'

export interface ListSpusInput extends PageQuery {
  /** @maxLength 50 */
  keyword?: string
}

export type ListSpusOutput = Page<SpuCard>

/** Goods of the shop, all or those whose name has the word (contract G1). */
export const listSpus = endpoint<ListSpusInput, ListSpusOutput>({ path: 'show/pub/v3/spus' })
