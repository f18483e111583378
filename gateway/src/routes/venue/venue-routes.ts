import type { Route } from '../../http/define-route'
import { getVenueRoute } from './get-venue'
import { listVenueShowsRoute } from './list-venue-shows'
import { listVenuesRoute } from './list-venues'

export const venueRoutes: readonly Route[] = [getVenueRoute, listVenueShowsRoute, listVenuesRoute]
