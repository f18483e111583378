import { listFavorites } from '@/contracts/favorite/list-favorites'
import { PAGE_LENGTH } from '@/contracts/page'
import type { ShowCard } from '@/contracts/show/show-card'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** Favourite shows of the user (CAT-013). */
export class FavoriteShowModel {
  readonly shows: PagedList<ShowCard>

  constructor({ request }: Pick<App, 'request'>) {
    this.shows = new PagedList((offset) => request(listFavorites, { type: 'SHOW', offset, length: PAGE_LENGTH }))
  }
}
