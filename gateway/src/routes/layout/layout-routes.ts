import type { Route } from '../../http/define-route'
import { getLayoutRoute } from './get-layout'
import { getShowCalendarRoute } from './get-show-calendar'
import { getUserComponentsRoute } from './get-user-components'
import { listCustomButtonsRoute } from './list-custom-buttons'
import { listMasonryRoute } from './list-masonry'

export const layoutRoutes: readonly Route[] = [
  getLayoutRoute,
  getShowCalendarRoute,
  getUserComponentsRoute,
  listCustomButtonsRoute,
  listMasonryRoute,
]
