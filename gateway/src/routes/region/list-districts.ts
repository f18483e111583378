import { listDistricts } from '@/contracts/region/list-districts'
import { regionsIn } from '../../catalogue/regions'
import { publicRoute } from '../../http/define-route'

export const listDistrictsRoute = publicRoute(listDistricts, ({ input }) => regionsIn('county_list', input.id))
