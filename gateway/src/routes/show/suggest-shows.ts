import { type Suggestion, suggestShows } from '@/contracts/show/suggest-shows'
import { findMatching } from '../../catalogue/find-shows'
import { sharedRoute } from '../../http/define-route'

const MAX_SUGGESTIONS = 10
/** Of the names of venues and tours there are only a few beside those of shows. */
const MAX_OTHERS = 3

export const suggestShowsRoute = sharedRoute(suggestShows, async ({ input, locale, clock, shop: { catalogue } }) => {
  const keyword = input.keyword.trim()
  const search = await catalogue.search()
  const matches = search.findShows(keyword)
  const near = findMatching(catalogue, { cityId: input.cityId ?? '' }, clock.now(), matches).slice(0, MAX_SUGGESTIONS)
  const anywhere = findMatching(catalogue, {}, clock.now(), matches).slice(0, MAX_SUGGESTIONS)
  const shows = [...new Set([...near, ...anywhere])]
  const tours = search.findTours(keyword)
  const venues = search.findVenues(keyword)
  const all: Suggestion[] = [
    ...tours.slice(0, MAX_OTHERS).map(({ name, tourId }) => suggestion('TOUR', name[locale], tourId)),
    ...venues.slice(0, MAX_OTHERS).map(({ name, venueId }) => suggestion('VENUE', name[locale], venueId)),
  ]
  const names = shows.slice(0, MAX_SUGGESTIONS - all.length)
  return [...names.map(({ name, showId }) => suggestion('SHOW', name[locale], showId)), ...all]
})

function suggestion(type: Suggestion['type'], text: string, targetId: string): Suggestion {
  return { text, type, targetId }
}
