import { getShowDescriptions } from '@/contracts/show/get-show-descriptions'
import { publicRoute } from '../../http/define-route'

export const getShowDescriptionsRoute = publicRoute(getShowDescriptions, ({ input, locale, shop }) => ({
  html: shop.catalogue.show(input.showId).description[locale],
}))
