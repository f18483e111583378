import { getShowStatic } from '@/contracts/show/get-show-static'
import { sharedRoute } from '../../http/define-route'
import { presentShowStatic } from '../../presenters/show-static'

export const getShowStaticRoute = sharedRoute(getShowStatic, ({ input, locale, origin, clock, shop: { catalogue } }) =>
  presentShowStatic(catalogue.show(input.showId), { catalogue, locale, origin, now: clock.now() }),
)
