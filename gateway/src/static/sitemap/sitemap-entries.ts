import { listPaths, pathOf } from '@/domain/page-address'
import { showStatusNow } from '../../catalogue/availability'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Show } from '../../catalogue/entities/show'
import { packageEnd } from '../../services/packages/packages'

/** An indexed page. */
export interface SitemapEntry {
  /** Path and query. */
  path: string
  /** Last change of its content, epoch ms. */
  changedAt: number
}

/** Pages of the shop at a moment (epoch ms), without hidden, sensitive and past content. */
export function sitemapEntries(catalogue: Catalogue, now: number): SitemapEntry[] {
  const { anchor, shows, showGroups, tours, venues, offers } = catalogue.content
  const listed = shows.filter((show) => isListed(catalogue, show, now))
  const fixed = [
    ...showGroups.map(({ showGroupId }) => pathOf('group', showGroupId)),
    ...tours.filter((tour) => catalogue.stopsOf(tour).length > 0).map(({ tourId }) => pathOf('tour', tourId)),
    ...venues.map(({ venueId }) => pathOf('venue', venueId)),
    ...offers.packages
      .filter((given) => now < packageEnd(catalogue, given))
      .map(({ promotionId }) => pathOf('package', promotionId)),
    ...offers.openShows.map(({ openShowId }) => pathOf('openShow', openShowId)),
    ...offers.goods.map(({ spuId }) => pathOf('goods', spuId)),
  ]
  return [
    // Lists change daily.
    ...listPaths().map((path) => ({ path, changedAt: now })),
    ...listed.map((show) => ({ path: pathOf('show', show.showId), changedAt: lastChange(show, anchor, now) })),
    ...fixed.map((path) => ({ path, changedAt: Math.min(anchor, now) })),
  ]
}

function isListed(catalogue: Catalogue, show: Show, now: number): boolean {
  if (show.isSensitive || catalogue.findShow(show.showId) === null) return false
  return !['COMPLETED', 'CANCELED'].includes(showStatusNow(show, now))
}

/** Last change of a show: listed, on sale, or a session ended. */
function lastChange({ saleTime, sessions }: Show, anchor: number, now: number): number {
  const moments = [anchor, saleTime ?? 0, ...sessions.flatMap(({ saleAt, endAt }) => [saleAt ?? 0, endAt])]
  return Math.max(0, ...moments.filter((moment) => moment <= now))
}
