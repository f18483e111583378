import type { Route } from '../../http/define-route'
import { getCurrentLocationRoute } from './get-current-location'
import { getSiteCodeRoute } from './get-site-code'
import { listSitesRoute } from './list-sites'

export const siteRoutes: readonly Route[] = [getCurrentLocationRoute, getSiteCodeRoute, listSitesRoute]
