import type { Route } from '../../http/define-route'
import { getTourRoute } from './get-tour'
import { subscribeTourRoute } from './subscribe-tour'

export const tourRoutes: readonly Route[] = [getTourRoute, subscribeTourRoute]
