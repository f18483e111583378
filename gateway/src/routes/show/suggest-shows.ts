import { type Suggestion, suggestShows } from '@/contracts/show/suggest-shows'
import { findShows } from '../../catalogue/find-shows'
import { publicRoute } from '../../http/define-route'

const MAX_SUGGESTIONS = 10
/** Of the names of venues and tours there are only a few beside those of shows. */
const MAX_OTHERS = 3

export const suggestShowsRoute = publicRoute(
  suggestShows,
  ({ input, locale, clock, shop: { catalogue } }) => {
    const keyword = input.keyword.trim()
    const found = findShows(catalogue, { keyword }, clock.now())
    const near = found.filter(({ cityId }) => cityId === input.cityId)
    const shows = [...near, ...found.filter((show) => !near.includes(show))]
    const tours = catalogue.search.findTours(keyword)
    const venues = catalogue.search.findVenues(keyword)
    const all: Suggestion[] = [
      ...tours.slice(0, MAX_OTHERS).map(({ name, tourId }) => suggestion('TOUR', name[locale], tourId)),
      ...venues.slice(0, MAX_OTHERS).map(({ name, venueId }) => suggestion('VENUE', name[locale], venueId)),
    ]
    const names = shows.slice(0, MAX_SUGGESTIONS - all.length)
    return [...names.map(({ name, showId }) => suggestion('SHOW', name[locale], showId)), ...all]
  },
  { isShared: true },
)

function suggestion(type: Suggestion['type'], text: string, targetId: string): Suggestion {
  return { text, type, targetId }
}
