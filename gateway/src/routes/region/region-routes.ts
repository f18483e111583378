import type { Route } from '../../http/define-route'
import { listCountriesRoute } from './list-countries'
import { listDistrictsRoute } from './list-districts'
import { listProvinceCitiesRoute } from './list-province-cities'
import { listProvincesRoute } from './list-provinces'

export const regionRoutes: readonly Route[] = [
  listCountriesRoute,
  listDistrictsRoute,
  listProvinceCitiesRoute,
  listProvincesRoute,
]
