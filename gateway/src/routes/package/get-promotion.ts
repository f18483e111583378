import { getPromotion } from '@/contracts/package/get-promotion'
import { centsToYuan } from '@/domain/money'
import { publicRoute } from '../../http/define-route'
import { presentPromotion } from '../../presenters/promotion'
import { findPackage } from '../../services/packages/packages'

export const getPromotionRoute = publicRoute(getPromotion, ({ input, locale, clock, shop: { catalogue } }) => {
  const given = findPackage(catalogue, input.promotionId, clock.now())
  const tiers = given.tiers.map(({ thresholdCent, reduceCent, discount }) => ({
    threshold: centsToYuan(thresholdCent),
    reduce: centsToYuan(reduceCent),
    discount,
  }))
  return { ...presentPromotion(catalogue, given, locale), tiers }
})
