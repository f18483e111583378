import { listDistricts } from '@/contracts/region/list-districts'
import { regionsIn } from '../../catalogue/regions'
import { publicRoute } from '../../http/define-route'

export const listDistrictsRoute = publicRoute(listDistricts, ({ input, locale }) =>
  regionsIn('county_list', locale, input.id),
)
