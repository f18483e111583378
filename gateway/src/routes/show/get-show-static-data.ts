import { getShowStaticData } from '@/contracts/show/get-show-static-data'
import { publicRoute } from '../../http/define-route'
import { presentShowStatic } from '../../presenters/show-static'

export const getShowStaticDataRoute = publicRoute(
  getShowStaticData,
  ({ input, locale, origin, shop: { catalogue } }) =>
    presentShowStatic(catalogue.show(input.showId), { catalogue, locale, origin }),
  { isShared: true },
)
