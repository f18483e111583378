import { type SearchGroup, type SearchShowsInput, searchShows } from '@/contracts/show/search-shows'
import type { Catalogue } from '../../catalogue/catalogue'
import { findMatching, findShows } from '../../catalogue/find-shows'
import type { CatalogueSearch } from '../../catalogue/search/catalogue-search'
import type { Matches } from '../../catalogue/search/matches'
import { sharedRoute } from '../../http/define-route'
import { presentTourCard, presentVenueCard } from '../../presenters/offer-cards'
import { presentOpenShowCard } from '../../presenters/open-show'
import { presentPage } from '../../presenters/page'
import { presentShowCard, type Viewer } from '../../presenters/show-card'
import { presentPackage } from '../../presenters/ticket-package'

/** Cards of one kind beside the shows, and shows that are offered where none was found. */
const MAX_GROUP = 20
const MAX_RECOMMENDED = 6

export const searchShowsRoute = sharedRoute(
  searchShows,
  async ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const viewer = { locale, origin, now: clock.now() }
    const keyword = input.keyword.trim()
    const search = await catalogue.search()
    const matching = search.findShows(keyword)
    const found = findMatching(catalogue, input, viewer.now, matching)
    const drawn = presentPage(found, input, (show) => presentShowCard(catalogue, show, viewer, keyword))
    if (input.offset > 0) return drawn
    return {
      ...drawn,
      groups: groupsOf(catalogue, search, keyword, viewer),
      ...(found.length === 0 && { recommend: nearOnes(catalogue, { ...input, keyword }, matching, viewer) }),
    }
  },
)

function groupsOf(catalogue: Catalogue, search: CatalogueSearch, keyword: string, viewer: Viewer): SearchGroup[] {
  const venues = search.findVenues(keyword).map((venue) => presentVenueCard(catalogue, venue, viewer))
  const tours = search.findTours(keyword).map((tour) => presentTourCard(catalogue, tour, viewer))
  const packages = search
    .findPackages(keyword)
    .filter((given) => viewer.now < given.endAt)
    .map((given) => presentPackage(catalogue, given, viewer))
  // An answer that many share tells nothing of the database: who has registered since is counted in the list and on the page.
  const openShows = search
    .findOpenShows(keyword)
    .map((show) => presentOpenShowCard(catalogue, show, viewer, new Map(), keyword))
  const groups: SearchGroup[] = [
    { type: 'VENUE', total: venues.length, list: venues.slice(0, MAX_GROUP) },
    { type: 'TOUR', total: tours.length, list: tours.slice(0, MAX_GROUP) },
    { type: 'OPEN_SHOW', total: openShows.length, list: openShows.slice(0, MAX_GROUP) },
    { type: 'TICKET_PACKAGE', total: packages.length, list: packages.slice(0, MAX_GROUP) },
  ]
  return groups.filter(({ total }) => total > 0)
}

/** The same elsewhere or at another time; where there is none, what is most popular in the city. */
function nearOnes(
  catalogue: Catalogue,
  { keyword, cityId, lat, lng }: SearchShowsInput,
  matching: Matches,
  viewer: Viewer,
) {
  const place = lat === undefined ? {} : { lat, lng, sortType: 'DISTANCE' as const }
  const elsewhere = findMatching(catalogue, place, viewer.now, matching)
  const shows = elsewhere.length > 0 ? elsewhere : findShows(catalogue, { cityId }, viewer.now)
  return shows.slice(0, MAX_RECOMMENDED).map((show) => presentShowCard(catalogue, show, viewer, keyword))
}
