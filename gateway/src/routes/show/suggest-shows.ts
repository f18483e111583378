import { type Suggestion, suggestShows } from '@/contracts/show/suggest-shows'
import { findShows } from '../../catalogue/find-shows'
import type { DemoShow } from '../../demo/demo-types'
import { publicRoute } from '../../http/define-route'

const MAX_SUGGESTIONS = 10
/** Of the names of venues and tours there are only a few beside those of shows. */
const MAX_OTHERS = 3

export const suggestShowsRoute = publicRoute(
  suggestShows,
  async ({ input, locale, clock, shop: { catalogue } }) => {
    const keyword = input.keyword.trim()
    const search = await catalogue.search()
    const found = findShows(catalogue, {}, clock.now(), search.findShows(keyword))
    const isNear = ({ cityId }: DemoShow) => cityId === input.cityId
    const shows = [...found.filter(isNear), ...found.filter((show) => !isNear(show))]
    const tours = search.findTours(keyword)
    const venues = search.findVenues(keyword)
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
