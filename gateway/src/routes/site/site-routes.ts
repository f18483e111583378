import type { Route } from '../../http/define-route'
import { getCurrentLocationRoute } from './get-current-location'
import { listSitesRoute } from './list-sites'

export const siteRoutes: readonly Route[] = [getCurrentLocationRoute, listSitesRoute]
