import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { regionsIn } from '../../catalogue/regions'
import { publicRoute } from '../../http/define-route'

export const listProvinceCitiesRoute = publicRoute(listProvinceCities, ({ input, locale }) =>
  regionsIn('city_list', locale, input.id),
)
