import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { publicRoute } from '../../http/define-route'
import { presentShowDynamic } from '../../presenters/show-dynamic'

export const getShowDynamicRoute = publicRoute(getShowDynamic, presentShowDynamic)
