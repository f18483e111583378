import { listProvinces } from '@/contracts/region/list-provinces'
import { publicRoute } from '../../handle'
import { regionsIn } from '../../rules/regions'

export const listProvincesRoute = publicRoute(listProvinces, () => regionsIn('province_list'))
