import { endpoint } from '../endpoint'
import type { SpuCard } from '../goods/spu-card'
import type { Page, PageQuery } from '../page'
import type { ShowCard } from '../show/show-card'
import type { VenueCard } from '../venue/venue-card'
import type { Id } from '../wire-types'

export interface ListCardRangeInput extends PageQuery {
  cardId: Id
  /** Requested kind; shows by default. */
  type?: 'SHOW' | 'VENUE' | 'ITEM'
}

/** Shows, venues or goods, as was requested. */
export type ListCardRangeOutput = Page<ShowCard | VenueCard | SpuCard>

/** Scope of a card: shows on sale, the hottest first, their venues, or goods (contract K3, CARD-003). */
export const listCardRange = endpoint<ListCardRangeInput, ListCardRangeOutput>({
  path: 'trade/pub/v3/privilege/cards/:cardId/range',
})
