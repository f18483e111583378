import type { ReviewPage, ReviewPageType } from '@/contracts/annual-review/get-annual-review'
import { sessionTimeText } from '@/domain/session-time'
import type { Catalogue } from '../catalogue/catalogue'
import type { SceneName } from '../catalogue/drawings/scene'
import type { Show } from '../catalogue/entities/show'
import type { YearTicket } from '../services/annual-review/year-of-tickets'
import { type TextKey, translate } from '../texts/text'
import { pictureUrls } from './picture-urls'
import type { Viewer } from './show-card'

const TITLES: Readonly<Record<ReviewPageType, TextKey>> = {
  SHOWS: 'review.shows',
  TICKETS: 'review.tickets',
  ENTRIES: 'review.entries',
  FIRST: 'review.first',
  CATEGORY: 'review.category',
  VENUE: 'review.venue',
  CITIES: 'review.cities',
}

/** The pages of a year: those for which the tickets have data. */
export function presentReviewPages(
  catalogue: Catalogue,
  yearTickets: readonly YearTicket[],
  viewer: Viewer,
): ReviewPage[] {
  const [first] = yearTickets
  if (!first) return []
  const { locale } = viewer
  const urls = pictureUrls(viewer.origin)
  const shows = [...new Map(yearTickets.map(({ show }) => [show.showId, show])).values()]
  const entries = yearTickets.filter(({ isUsed }) => isUsed).length
  const venue = catalogue.venueOf(mostOf(shows, ({ venueId }) => venueId) ?? first.show)
  const category = mostOf(shows, (show) => show.category) ?? first.show
  const cities = new Set(shows.map(({ cityId }) => cityId))
  const page = (type: ReviewPageType, value: string, imageUrl: string): ReviewPage => ({
    type,
    value,
    imageUrl,
    title: translate(locale, TITLES[type]),
  })
  const scene = (name: SceneName) => urls.scene(name)
  const categoryName = catalogue.content.categories.find(({ code }) => code === category.category)?.name[locale]
  const firstText = `${first.show.name[locale]} · ${sessionTimeText(first.showTime, locale)}`
  return [
    page('SHOWS', counted(locale, 'review.showCount', shows.length), scene('encore-vote')),
    page('TICKETS', counted(locale, 'review.ticketCount', yearTickets.length), scene('poster-set')),
    ...(entries > 0 ? [page('ENTRIES', counted(locale, 'review.entryCount', entries), scene('backstage'))] : []),
    page('FIRST', firstText, urls.poster(first.show.showId)),
    page('CATEGORY', categoryName ?? '', urls.poster(category.showId)),
    page('VENUE', venue.name[locale], urls.venue(venue.venueId)),
    ...(cities.size > 1 ? [page('CITIES', counted(locale, 'review.cityCount', cities.size), scene('microphone'))] : []),
  ]
}

function counted(locale: Viewer['locale'], key: TextKey, count: number): string {
  return translate(locale, key, { count })
}

/** The first show of the group that most shows are in. */
function mostOf(shows: readonly Show[], groupOf: (show: Show) => string): Show | undefined {
  const sizes = new Map<string, number>()
  for (const show of shows) sizes.set(groupOf(show), (sizes.get(groupOf(show)) ?? 0) + 1)
  const largest = Math.max(...sizes.values())
  return shows.find((show) => sizes.get(groupOf(show)) === largest)
}
