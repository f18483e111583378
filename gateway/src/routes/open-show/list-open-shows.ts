import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import type { OpenShowState } from '@/contracts/open-show/open-show-card'
import { publicRoute } from '../../http/define-route'
import { openShowState, presentOpenShowCard } from '../../presenters/open-show'
import { presentPage } from '../../presenters/page'

const ORDER: readonly OpenShowState[] = ['REGISTERING', 'NOT_STARTED', 'FULL', 'ENDED']

export const listOpenShowsRoute = publicRoute(
  listOpenShows,
  async ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const now = clock.now()
    const keyword = input.keyword?.trim() ?? ''
    const all = keyword === '' ? catalogue.demo.offers.openShows : (await catalogue.search()).findOpenShows(keyword)
    const inState = (state: OpenShowState) =>
      all.filter((show) => openShowState(catalogue.demo.anchor, show, now) === state)
    const wanted = input.status ? inState(input.status) : ORDER.flatMap(inState)
    return presentPage(wanted, input, (show) => presentOpenShowCard(catalogue, show, { locale, origin, now }, keyword))
  },
)
