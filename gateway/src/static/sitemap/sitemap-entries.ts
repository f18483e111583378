import { listPaths, pathOf } from '@/domain/page-address'
import { showStatusNow } from '../../catalogue/availability'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Show } from '../../catalogue/entities/show'
import { showListPath } from '../page-head/list-facts'

/** An indexed page. */
export interface SitemapEntry {
  /** Path and query. */
  path: string
  /** Last change of its content, epoch ms; null if unknown. */
  changedAt: number | null
}

/** Pages of the shop at a moment (epoch ms), without hidden, sensitive and past content. */
export function sitemapEntries(catalogue: Catalogue, now: number): SitemapEntry[] {
  const { showGroups, tours, venues, offers, shows } = catalogue.content
  const listed = shows.filter((show) => isListed(catalogue, show, now))
  const publicIds = new Set(shows.filter((show) => isPublic(catalogue, show)).map(({ showId }) => showId))
  const hasPublicShow = ({ showIds }: { showIds: readonly string[] }) => showIds.some((id) => publicIds.has(id))
  const fixed = [
    ...showGroups.filter(hasPublicShow).map(({ showGroupId }) => pathOf('group', showGroupId)),
    ...tours
      .filter((tour) => catalogue.stopsOf(tour).some(({ showId }) => publicIds.has(showId)))
      .map(({ tourId }) => pathOf('tour', tourId)),
    ...venues.map(({ venueId }) => pathOf('venue', venueId)),
    ...offers.packages.filter((given) => now < given.endAt).map(({ promotionId }) => pathOf('package', promotionId)),
    ...offers.openShows.map(({ openShowId }) => pathOf('openShow', openShowId)),
    ...offers.goods.map(({ spuId }) => pathOf('goods', spuId)),
  ]
  return [
    ...[...listChanges(listed, now)].map(([path, changedAt]) => ({ path, changedAt })),
    ...listed.map((show) => ({ path: pathOf('show', show.showId), changedAt: lastChange(show, now) })),
    ...fixed.map((path) => ({ path, changedAt: null })),
  ]
}

/** Lists with their last change: those of the shop, and the shows of each city and of each category there. */
function listChanges(listed: readonly Show[], now: number): Map<string, number | null> {
  const changes = new Map<string, number | null>(listPaths().map((path) => [path, null]))
  for (const show of listed) {
    const changedAt = lastChange(show, now)
    for (const path of [showListPath(show.cityId), showListPath(show.cityId, show.category)]) {
      changes.set(path, Math.max(changes.get(path) ?? 0, changedAt ?? 0) || null)
    }
  }
  return changes
}

function isPublic(catalogue: Catalogue, show: Show): boolean {
  return !show.isSensitive && catalogue.findShow(show.showId) !== null
}

function isListed(catalogue: Catalogue, show: Show, now: number): boolean {
  return isPublic(catalogue, show) && !['COMPLETED', 'CANCELED'].includes(showStatusNow(show, now))
}

/** Last change of a show that is known: a sale began, or a session ended; null without one. */
function lastChange({ saleTime, sessions }: Show, now: number): number | null {
  const moments = [saleTime ?? 0, ...sessions.flatMap(({ saleAt, endAt }) => [saleAt ?? 0, endAt])]
  return Math.max(0, ...moments.filter((moment) => moment <= now)) || null
}
