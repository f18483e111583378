import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import type { OpenShowState } from '@/contracts/open-show/open-show-card'
import { publicRoute } from '../../http/define-route'
import { openShowState, presentOpenShowCard } from '../../presenters/open-show'
import { presentPage } from '../../presenters/page'
import { takenPlaces } from '../../services/registrations/open-show-places'

const ORDER: readonly OpenShowState[] = ['REGISTERING', 'NOT_STARTED', 'FULL', 'ENDED']

export const listOpenShowsRoute = publicRoute(
  listOpenShows,
  async ({ input, locale, origin, clock, db, shop: { catalogue } }) => {
    const now = clock.now()
    const keyword = input.keyword?.trim() ?? ''
    const all = keyword === '' ? catalogue.content.offers.openShows : (await catalogue.search()).findOpenShows(keyword)
    const taken = await takenPlaces(db, all)
    const inState = (state: OpenShowState) => all.filter((show) => openShowState(show, now, taken) === state)
    const wanted = input.status ? inState(input.status) : ORDER.flatMap(inState)
    const viewer = { locale, origin, now }
    return presentPage(wanted, input, (show) => presentOpenShowCard(catalogue, show, viewer, taken, keyword))
  },
)
