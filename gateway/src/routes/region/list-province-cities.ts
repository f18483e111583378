import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { regionsIn } from '../../catalogue/regions'
import { publicRoute } from '../../http/define-route'

export const listProvinceCitiesRoute = publicRoute(listProvinceCities, ({ input }) => regionsIn('city_list', input.id))
