import type { Route } from '../../http/define-route'
import { getOpenShowRoute } from './get-open-show'
import { listOpenShowsRoute } from './list-open-shows'

export const openShowRoutes: readonly Route[] = [getOpenShowRoute, listOpenShowsRoute]
