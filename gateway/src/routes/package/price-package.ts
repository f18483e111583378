import { pricePackage } from '@/contracts/package/price-package'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { publicRoute } from '../../http/define-route'
import { faultWords, findPackageOf, pricePackageItems } from '../../services/packages/packages'
import { translate } from '../../texts/text'

export const pricePackageRoute = publicRoute(pricePackage, ({ input, locale, clock, shop: { catalogue } }) => {
  const given = findPackageOf(catalogue, input, clock.now())
  const { listCents, reducedCents, fault } = pricePackageItems(catalogue, given, input.items)
  return {
    originTotal: centsToYuan(listCents),
    total: centsToYuan(listCents - reducedCents),
    discount: centsToYuan(reducedCents),
    priceInfo: priceInfoFromCents(listCents - reducedCents),
    satisfied: fault === null,
    ...(fault && { unsatisfiedReason: translate(locale, ...faultWords(fault, catalogue, locale)) }),
  }
})
