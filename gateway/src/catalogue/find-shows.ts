import type { SearchShowsInput } from '@/contracts/show/search-shows'
import type { DemoShow } from '../demo/demo-types'
import { playsAfter, showStatusNow } from './availability'
import type { Catalogue } from './catalogue'
import { distanceBetween } from './distance'
import type { Places } from './show-lists'

export type ShowFilter = Pick<
  SearchShowsInput,
  'cityId' | 'backendCategoryCode' | 'startDate' | 'endDate' | 'sortType' | 'lat' | 'lng'
>

/** All shows in the order they are wanted in; null: as they were found. Without a position nothing is near. */
function listed(catalogue: Catalogue, filter: ShowFilter, isSearch: boolean): Places | null {
  const { lists } = catalogue
  const { sortType = 'RECOMMEND', lat, lng } = filter
  if (sortType === 'TIME_ASC') return lists.orders.time
  if (sortType === 'PRICE_ASC') return lists.orders.price
  if (sortType === 'DISTANCE' && lat !== undefined && lng !== undefined) {
    return lists.byVenue((venueId) => distanceBetween(catalogue.venue(venueId), { lat, lng }))
  }
  return isSearch && sortType !== 'HOT' ? null : lists.orders.heat
}

/** The shows that fit, of all or of those that a search `found`, in a stable order. */
export function findShows(
  catalogue: Catalogue,
  filter: ShowFilter,
  now: number,
  found?: readonly DemoShow[],
): DemoShow[] {
  const { lists } = catalogue
  const order = listed(catalogue, filter, found !== undefined)
  if (found === undefined || order === null) return lists.choose(order ?? lists.placesOf(found ?? []), filter, now)
  const isFound = new Set(Array.from(lists.placesOf(found)))
  return lists.choose(
    Array.from(order).filter((place) => isFound.has(place)),
    filter,
    now,
  )
}

/** The hottest shows that are wanted, at the most so many. */
export function hottestShows({ lists }: Catalogue, count: number, isWanted: (show: DemoShow) => boolean): DemoShow[] {
  const result: DemoShow[] = []
  for (const show of lists.byHeat) {
    if (result.length >= count) break
    if (isWanted(show)) result.push(show)
  }
  return result
}

/** Shows that nobody can see any more. */
function isOver(show: DemoShow, now: number): boolean {
  const status = showStatusNow(show, now)
  return status === 'COMPLETED' || status === 'CANCELED'
}

/** Shows like one: of its category and city first, those that can still be seen. */
export function similarShows({ lists }: Catalogue, show: DemoShow, now: number): DemoShow[] {
  const likeness = (other: DemoShow) =>
    Number(other.category === show.category) * 2 + Number(other.cityId === show.cityId)
  const isSeen = (other: DemoShow) => other !== show && playsAfter(other, now) && !isOver(other, now)
  return [3, 2, 1].flatMap((wanted) => lists.byHeat.filter((other) => likeness(other) === wanted && isSeen(other)))
}
