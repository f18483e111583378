import { listPromotions, type Promotion } from '@/contracts/package/list-promotions'
import { publicRoute } from '../../http/define-route'
import { presentPromotion } from '../../presenters/promotion'
import { packagesWith } from '../../services/packages/packages'

export const listPromotionsRoute = publicRoute(listPromotions, ({ input, locale, clock, shop: { catalogue } }) => {
  const { showId } = catalogue.show(input.showId)
  const all = packagesWith(catalogue, showId, clock.now()).map((given) => presentPromotion(catalogue, given, locale))
  const isLedTo = ({ promotionId }: Promotion) => promotionId === input.promotionId
  return [...all.filter(isLedTo), ...all.filter((one) => !isLedTo(one))]
})
