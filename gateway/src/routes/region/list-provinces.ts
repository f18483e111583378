import { listProvinces } from '@/contracts/region/list-provinces'
import { regionsIn } from '../../catalogue/regions'
import { publicRoute } from '../../http/define-route'

export const listProvincesRoute = publicRoute(listProvinces, ({ locale }) => regionsIn('province_list', locale))
