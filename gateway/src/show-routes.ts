import type { Route } from './http/define-route'
import { listChannelPromotionsRoute } from './routes/package/list-channel-promotions'
import { listAgeLimitsRoute } from './routes/session/list-age-limits'
import { checkRightRoute } from './routes/show/check-right'
import { checkWhiteTagRoute } from './routes/show/check-white-tag'
import { getGroupPrefilledInfoRoute } from './routes/show/get-group-prefilled-info'
import { getPrefilledInfoRoute } from './routes/show/get-prefilled-info'
import { getShowBriefRoute } from './routes/show/get-show-brief'
import { getShowDescriptionsRoute } from './routes/show/get-show-descriptions'
import { getShowDynamicRoute } from './routes/show/get-show-dynamic'
import { getShowDynamicDataRoute } from './routes/show/get-show-dynamic-data'
import { getShowGroupRoute } from './routes/show/get-show-group'
import { getShowPreviewRoute } from './routes/show/get-show-preview'
import { getShowStaticRoute } from './routes/show/get-show-static'
import { getShowStaticDataRoute } from './routes/show/get-show-static-data'
import { getVenuePurchaseRoute } from './routes/show/get-venue-purchase'
import { listCategoriesRoute } from './routes/show/list-categories'
import { listHotWordsRoute } from './routes/show/list-hot-words'
import { listRecentOrdersRoute } from './routes/show/list-recent-orders'
import { listRecommendedShowsRoute } from './routes/show/list-recommended-shows'
import { listServiceNotesRoute } from './routes/show/list-service-notes'
import { listShowsRoute } from './routes/show/list-shows'
import { querySubscriptionsRoute } from './routes/show/query-subscriptions'
import { savePrefilledInfoRoute } from './routes/show/save-prefilled-info'
import { searchShowsRoute } from './routes/show/search-shows'
import { setReminderRoute } from './routes/show/set-reminder'
import { subscribeShowRoute } from './routes/show/subscribe-show'
import { suggestShowsRoute } from './routes/show/suggest-shows'

/** Calls for finding shows and looking at one. */
export const showRoutes: readonly Route[] = [
  checkRightRoute,
  checkWhiteTagRoute,
  getGroupPrefilledInfoRoute,
  getPrefilledInfoRoute,
  getShowBriefRoute,
  getShowDescriptionsRoute,
  getShowDynamicRoute,
  getShowGroupRoute,
  getShowStaticRoute,
  getShowDynamicDataRoute,
  getShowPreviewRoute,
  getShowStaticDataRoute,
  listAgeLimitsRoute,
  listChannelPromotionsRoute,
  getVenuePurchaseRoute,
  listCategoriesRoute,
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
