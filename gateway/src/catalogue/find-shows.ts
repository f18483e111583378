import type { SearchShowsInput } from '@/contracts/show/search-shows'
import type { Catalogue } from './catalogue'
import { distanceBetween } from './distance'
import type { Show } from './entities/show'
import { type FoundPlaces, FoundShows } from './found-shows'
import type { Matches } from './search/matches'
import type { ShowIndex } from './show-sets/show-index'
import { sliceOf } from './show-sets/show-order'
import type { ShowSet } from './show-sets/show-set'

export type ShowFilter = Pick<
  SearchShowsInput,
  'cityId' | 'backendCategoryCode' | 'startDate' | 'endDate' | 'sortType' | 'lat' | 'lng'
>

type Ordered = (set: ShowSet) => FoundPlaces

/** Requested order; without a position, distance is ignored. */
function orderOf(catalogue: Catalogue, { sortType, lat, lng }: ShowFilter): Ordered {
  const { index } = catalogue
  if (sortType === 'TIME_ASC' || sortType === 'PRICE_ASC') {
    const order = index.orders[sortType === 'TIME_ASC' ? 'time' : 'price']
    return (set) => ({ count: set.count, slice: (start, end) => order.slice(set, start, end) })
  }
  if (sortType !== 'DISTANCE' || lat === undefined || lng === undefined) return byHeat
  const groups = index.byVenue((venueId) => distanceBetween(catalogue.venue(venueId), { lat, lng }))
  return (set) => ({ count: set.count, slice: (start, end) => sliceOf(eachOf(groups), set, start, end) })
}

function* eachOf(groups: readonly (readonly number[])[]): Iterable<number> {
  for (const group of groups) yield* group
}

function byHeat(set: ShowSet): FoundPlaces {
  return { count: set.count, slice: (start, end) => set.slice(start, end) }
}

/** Shows of each set in turn, the hottest of each first. */
export function foundByHeat(index: ShowIndex, sets: readonly ShowSet[]): FoundShows {
  return new FoundShows(index.byHeat, sets.map(byHeat))
}

/** Matching shows, of all or of those `among`, in a stable order; past shows come last. */
export function findShows(catalogue: Catalogue, filter: ShowFilter, now: number, among?: ShowSet): FoundShows {
  const chosen = catalogue.index.chosen(filter)
  const wanted = among ? chosen.and(among) : chosen
  return inOrder(catalogue.index, wanted, now, orderOf(catalogue, filter))
}

/** Matching shows among search results: the best first, unless another order is requested. */
export function findMatching(catalogue: Catalogue, filter: ShowFilter, now: number, matches: Matches): FoundShows {
  const { sortType = 'RECOMMEND', lat, lng } = filter
  const { index } = catalogue
  const isFar = sortType === 'DISTANCE' && (lat === undefined || lng === undefined)
  if (sortType !== 'RECOMMEND' && !isFar) return findShows(catalogue, filter, now, index.setOf(matches.places))
  return inOrder(index, index.chosen(filter), now, (set) => matches.within(set))
}

function inOrder(index: ShowIndex, wanted: ShowSet, now: number, ordered: Ordered): FoundShows {
  const over = index.over(now)
  return new FoundShows(index.byHeat, [ordered(wanted.without(over)), ordered(wanted.and(over))])
}

/** The hottest `count` shows of a set. */
export function hottestShows({ index }: Catalogue, count: number, wanted: ShowSet): Show[] {
  return index.showsAt(wanted.slice(0, count))
}

/** Similar shows: of the same category and city first, upcoming ones only. */
export function similarShows({ index }: Catalogue, show: Show, now: number): FoundShows {
  const others = index.playing(now).without(index.setOfShows([show]))
  const ofCategory = others.and(index.ofCategory(show.category))
  const inCity = index.inCity(show.cityId)
  return foundByHeat(index, [
    ofCategory.and(inCity),
    ofCategory.without(inCity),
    others.and(inCity).without(ofCategory),
  ])
}
