import { getShowDynamicData } from '@/contracts/show/get-show-dynamic-data'
import { publicRoute } from '../../http/define-route'
import { presentShowDynamic } from '../../presenters/show-dynamic'

export const getShowDynamicDataRoute = publicRoute(getShowDynamicData, presentShowDynamic)
