import { listDistricts } from '@/contracts/region/list-districts'
import { publicRoute } from '../../handle'
import { regionsIn } from '../../rules/regions'

export const listDistrictsRoute = publicRoute(listDistricts, ({ input }) => regionsIn('county_list', input.id))
