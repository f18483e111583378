import { listPromotions } from '@/contracts/package/list-promotions'
import { publicRoute } from '../../http/define-route'
import { packageEnd, packagesWith } from '../../services/packages/packages'

export const listPromotionsRoute = publicRoute(listPromotions, ({ input, locale, clock, shop: { catalogue } }) => {
  const { showId } = catalogue.show(input.showId)
  return packagesWith(catalogue, showId, clock.now()).map((given) => ({
    promotionId: given.promotionId,
    name: given.name[locale],
    promotionCategory: 'TICKET_PACKAGE' as const,
    ruleKind: given.method,
    desc: given.desc[locale],
    beginTime: catalogue.demo.anchor,
    endTime: packageEnd(catalogue, given),
  }))
})
