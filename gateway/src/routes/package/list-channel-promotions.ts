import type { ChannelPromotion } from '@/contracts/package/list-channel-promotions'
import { listChannelPromotions } from '@/contracts/package/list-channel-promotions'
import { centsToYuan } from '@/domain/money'
import { packageReduction } from '@/domain/package-rules'
import { sharedRoute } from '../../http/define-route'
import { fitsPackage, packagesWith, plansForPackages } from '../../services/packages/packages'
import { shareOf } from '../../services/pricing/price-cart'

export const listChannelPromotionsRoute = sharedRoute(
  listChannelPromotions,
  ({ input, locale, clock, shop: { catalogue } }) => {
    const show = catalogue.show(input.showId)
    const plans = show.sessions
      .filter(fitsPackage)
      .flatMap(plansForPackages)
      .filter(({ seatPlanId }) => input.seatPlanIds.includes(seatPlanId))
    return packagesWith(catalogue, show.showId, clock.now()).flatMap((given): ChannelPromotion[] => {
      // A fixed discount says nothing about one ticket; a share does.
      if (given.method !== 'DISCOUNT') return []
      return plans.flatMap(({ seatPlanId, priceCent }) => {
        const reduction = packageReduction(given.method, given.tiers, priceCent)
        if (reduction.kind !== 'rate') return []
        const price = centsToYuan(shareOf(priceCent, reduction.rate))
        return { seatPlanId, promotionId: given.promotionId, price, desc: given.desc[locale] }
      })
    })
  },
)
