import type { SearchShowsInput } from '@/contracts/show/search-shows'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import { venueTime } from '@/domain/show-date'
import type { DemoShow } from '../demo/demo-types'
import { comingSessions, showStatusNow } from './availability'
import type { Catalogue } from './catalogue'
import { distanceBetween } from './distance'

export type ShowFilter = Pick<
  SearchShowsInput,
  'cityId' | 'backendCategoryCode' | 'startDate' | 'endDate' | 'sortType' | 'lat' | 'lng'
> & { keyword?: string }

/** Shows that nobody can see any more come after all others. */
function isOver(show: DemoShow, now: number): boolean {
  const status = showStatusNow(show, now)
  return status === 'COMPLETED' || status === 'CANCELED'
}

type Compare = (a: DemoShow, b: DemoShow) => number

const byHeat: Compare = (a, b) => b.hotWeight - a.hotWeight

/** How shows are sorted; null: as they were found. Without a position there is no distance to sort by. */
function compareBy(catalogue: Catalogue, { sortType = 'RECOMMEND', keyword, lat, lng }: ShowFilter): Compare | null {
  if (sortType === 'TIME_ASC') return (a, b) => a.firstShowTime - b.firstShowTime || byHeat(a, b)
  if (sortType === 'PRICE_ASC') return (a, b) => a.minPriceCent - b.minPriceCent || byHeat(a, b)
  if (sortType === 'DISTANCE' && lat !== undefined && lng !== undefined) {
    const away = (show: DemoShow) => distanceBetween(catalogue.venueOf(show), { lat, lng })
    return (a, b) => away(a) - away(b) || byHeat(a, b)
  }
  return keyword === undefined || sortType === 'HOT' ? byHeat : null
}

/** The shows that fit, in a stable order; those of a search by how well they match. */
export function findShows(catalogue: Catalogue, filter: ShowFilter, now: number): DemoShow[] {
  const compare = compareBy(catalogue, filter)
  const all = filter.keyword === undefined ? catalogue.demo.shows : catalogue.search.findShows(filter.keyword)
  const shows = all.filter((show) => show.showStatus !== 'DISABLED' && fits(show, filter))
  if (compare) shows.sort(compare)
  return [...shows.filter((show) => !isOver(show, now)), ...shows.filter((show) => isOver(show, now))]
}

function fits(show: DemoShow, filter: ShowFilter): boolean {
  const { cityId, backendCategoryCode: category } = filter
  if (cityId !== undefined && show.cityId !== cityId) return false
  if (category !== undefined && category !== ALL_CATEGORIES && show.category !== category) return false
  return playsBetween(show, filter)
}

function playsBetween(show: DemoShow, { startDate, endDate }: ShowFilter): boolean {
  if (startDate === undefined && endDate === undefined) return true
  return show.sessions.some(({ beginAt, utcOffset }) => {
    const day = venueTime(beginAt, utcOffset).format('YYYY-MM-DD')
    return (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate)
  })
}

/** Shows like one: of its category and city first, those that can still be seen. */
export function similarShows(catalogue: Catalogue, show: DemoShow, now: number): DemoShow[] {
  const likeness = (other: DemoShow) =>
    Number(other.category === show.category) * 2 + Number(other.cityId === show.cityId)
  return catalogue.demo.shows
    .filter((other) => other !== show && other.showStatus !== 'DISABLED' && comingSessions(other, now).length > 0)
    .filter((other) => !isOver(other, now) && likeness(other) > 0)
    .sort((a, b) => likeness(b) - likeness(a) || b.hotWeight - a.hotWeight)
}
