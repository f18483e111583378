import { getShowStaticData } from '@/contracts/show/get-show-static-data'
import { sharedRoute } from '../../http/define-route'
import { presentShowStatic } from '../../presenters/show-static'

export const getShowStaticDataRoute = sharedRoute(
  getShowStaticData,
  ({ input, locale, origin, clock, shop: { catalogue } }) =>
    presentShowStatic(catalogue.show(input.showId), { catalogue, locale, origin, now: clock.now() }),
)
