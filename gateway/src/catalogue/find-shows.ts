import type { ListShowsInput, ShowSort } from '@/contracts/show/list-shows'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import { LOCALES } from '@/domain/locale'
import { venueTime } from '@/domain/show-date'
import type { DemoShow } from '../demo/demo-types'
import { comingSessions, showStatusNow } from './availability'
import type { Catalogue } from './catalogue'

export type ShowFilter = Pick<
  ListShowsInput,
  'cityId' | 'backendCategoryCode' | 'startDate' | 'endDate' | 'sortType'
> & { keyword?: string }

/** Shows that nobody can see any more come after all others. */
function isOver(show: DemoShow, now: number): boolean {
  const status = showStatusNow(show, now)
  return status === 'COMPLETED' || status === 'CANCELED'
}

const COMPARE: Readonly<Record<ShowSort, (a: DemoShow, b: DemoShow) => number>> = {
  RECOMMEND: (a, b) => b.hotWeight - a.hotWeight,
  HOT: (a, b) => b.hotWeight - a.hotWeight,
  DISTANCE: (a, b) => b.hotWeight - a.hotWeight,
  TIME_ASC: (a, b) => a.firstShowTime - b.firstShowTime || b.hotWeight - a.hotWeight,
  PRICE_ASC: (a, b) => a.minPriceCent - b.minPriceCent || b.hotWeight - a.hotWeight,
}

/** The shows that fit, in a stable order. */
export function findShows(catalogue: Catalogue, filter: ShowFilter, now: number): DemoShow[] {
  const compare = COMPARE[filter.sortType ?? 'RECOMMEND']
  return catalogue.demo.shows
    .filter((show) => show.showStatus !== 'DISABLED' && fits(catalogue, show, filter))
    .sort((a, b) => Number(isOver(a, now)) - Number(isOver(b, now)) || compare(a, b))
}

function fits(catalogue: Catalogue, show: DemoShow, filter: ShowFilter): boolean {
  const { cityId, backendCategoryCode: category, keyword } = filter
  if (cityId !== undefined && show.cityId !== cityId) return false
  if (category !== undefined && category !== ALL_CATEGORIES && show.category !== category) return false
  if (!playsBetween(show, filter)) return false
  return keyword === undefined || matches(catalogue, show, keyword)
}

function playsBetween(show: DemoShow, { startDate, endDate }: ShowFilter): boolean {
  if (startDate === undefined && endDate === undefined) return true
  return show.sessions.some(({ beginAt, utcOffset }) => {
    const day = venueTime(beginAt, utcOffset).format('YYYY-MM-DD')
    return (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate)
  })
}

/** Looks in every language, so that simplified, traditional and English words all find a show. */
function matches(catalogue: Catalogue, show: DemoShow, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase()
  const texts = [
    show.name,
    show.subtitle,
    catalogue.venueOf(show).name,
    catalogue.siteOf(show).name,
    ...show.performers.map(({ name }) => name),
  ]
  return texts.some((text) => LOCALES.some((locale) => text[locale].toLowerCase().includes(wanted)))
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
