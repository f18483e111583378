import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { ShowCard } from '../show/show-card'
import type { Id } from '../wire-types'

/** Asks for more cards of a recommended list. */
export interface ListMasonryInput extends PageQuery {
  layoutId: Id
  componentId: Id
  componentType: string
  cityId?: Id
}

export interface MasonryShow extends ShowCard {
  cardType: 'SHOW'
}

export type ListMasonryOutput = Page<MasonryShow>

/** A page of the cards of a waterfall. */
export const listMasonry = endpoint<ListMasonryInput, ListMasonryOutput>({
  path: 'home/pub/v5/masonry_component_data',
})
