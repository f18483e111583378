import { listPromotions } from '@/contracts/package/list-promotions'
import { publicRoute } from '../../http/define-route'
import { presentPromotion } from '../../presenters/promotion'
import { packagesWith } from '../../services/packages/packages'

export const listPromotionsRoute = publicRoute(listPromotions, ({ input, locale, clock, shop: { catalogue } }) => {
  const { showId } = catalogue.show(input.showId)
  return packagesWith(catalogue, showId, clock.now()).map((given) => presentPromotion(catalogue, given, locale))
})
