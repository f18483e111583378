import { listHiddenModules } from '@/contracts/shop/list-hidden-modules'
import { publicRoute } from '../../http/define-route'

/** The minimal merchant speaks one language and has nothing to choose there. */
export const listHiddenModulesRoute = publicRoute(listHiddenModules, ({ shop }) =>
  shop.merchant === 'minimal' ? ['LANGUAGE'] : [],
)
