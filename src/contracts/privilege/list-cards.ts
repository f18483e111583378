import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Id } from '../wire-types'
import type { PrivilegeCard } from './privilege-card'

export interface ListCardsInput extends PageQuery {
  /** Only those that are good for something there. */
  cityId?: Id
}

export type ListCardsOutput = Page<PrivilegeCard>

/** Cards on sale (contract K1). */
export const listCards = endpoint<ListCardsInput, ListCardsOutput>({ path: 'trade/pub/v3/privilege/cards' })
