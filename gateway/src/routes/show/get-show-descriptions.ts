import { getShowDescriptions } from '@/contracts/show/get-show-descriptions'
import { publicRoute } from '../../handle'

export const getShowDescriptionsRoute = publicRoute(getShowDescriptions, ({ input, locale, shop }) => ({
  html: shop.catalogue.show(input.showId).description[locale],
}))
