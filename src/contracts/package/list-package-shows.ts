import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { ShowCard } from '../show/show-card'
import type { Id } from '../wire-types'

export interface ListPackageShowsInput extends PageQuery {
  promotionId: Id
}

export type ListPackageShowsOutput = Page<ShowCard>

/** The shows that a package is made of (contract C21). */
export const listPackageShows = endpoint<ListPackageShowsInput, ListPackageShowsOutput>({
  path: 'show/pub/v5/combo_activities/:promotionId/shows',
})
