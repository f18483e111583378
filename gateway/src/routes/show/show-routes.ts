import type { Route } from '../../http/define-route'
import { checkRightRoute } from './check-right'
import { checkWhiteTagRoute } from './check-white-tag'
import { getGroupPrefilledInfoRoute } from './get-group-prefilled-info'
import { getPrefilledInfoRoute } from './get-prefilled-info'
import { getShowBriefRoute } from './get-show-brief'
import { getShowDescriptionsRoute } from './get-show-descriptions'
import { getShowDynamicRoute } from './get-show-dynamic'
import { getShowDynamicDataRoute } from './get-show-dynamic-data'
import { getShowGroupRoute } from './get-show-group'
import { getShowPreviewRoute } from './get-show-preview'
import { getShowStaticRoute } from './get-show-static'
import { getShowStaticDataRoute } from './get-show-static-data'
import { getVenuePurchaseRoute } from './get-venue-purchase'
import { listCategoriesRoute } from './list-categories'
import { listHotTicketsRoute } from './list-hot-tickets'
import { listHotWordsRoute } from './list-hot-words'
import { listRecentOrdersRoute } from './list-recent-orders'
import { listRecommendedShowsRoute } from './list-recommended-shows'
import { listServiceNotesRoute } from './list-service-notes'
import { listShowsRoute } from './list-shows'
import { querySubscriptionsRoute } from './query-subscriptions'
import { savePrefilledInfoRoute } from './save-prefilled-info'
import { searchShowsRoute } from './search-shows'
import { setReminderRoute } from './set-reminder'
import { subscribeShowRoute } from './subscribe-show'
import { suggestShowsRoute } from './suggest-shows'

export const showRoutes: readonly Route[] = [
  checkRightRoute,
  checkWhiteTagRoute,
  getGroupPrefilledInfoRoute,
  getPrefilledInfoRoute,
  getShowBriefRoute,
  getShowDescriptionsRoute,
  getShowDynamicRoute,
  getShowDynamicDataRoute,
  getShowGroupRoute,
  getShowPreviewRoute,
  getShowStaticRoute,
  getShowStaticDataRoute,
  getVenuePurchaseRoute,
  listCategoriesRoute,
  listHotTicketsRoute,
  listHotWordsRoute,
  listRecentOrdersRoute,
  listRecommendedShowsRoute,
  listServiceNotesRoute,
  listShowsRoute,
  querySubscriptionsRoute,
  savePrefilledInfoRoute,
  searchShowsRoute,
  setReminderRoute,
  subscribeShowRoute,
  suggestShowsRoute,
]
