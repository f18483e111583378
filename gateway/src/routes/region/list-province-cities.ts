import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { publicRoute } from '../../handle'
import { regionsIn } from '../../rules/regions'

export const listProvinceCitiesRoute = publicRoute(listProvinceCities, ({ input }) => regionsIn('city_list', input.id))
