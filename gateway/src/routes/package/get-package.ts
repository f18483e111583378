import { getPackage } from '@/contracts/package/get-package'
import { publicRoute } from '../../http/define-route'
import { presentPackage } from '../../presenters/ticket-package'
import { findPackage } from '../../services/packages/packages'

export const getPackageRoute = publicRoute(getPackage, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const now = clock.now()
  return presentPackage(catalogue, findPackage(catalogue, input.promotionId, now), { locale, origin, now })
})
