import { listPackageSessions } from '@/contracts/package/list-package-sessions'
import { publicRoute } from '../../http/define-route'
import { presentPackageSession } from '../../presenters/ticket-package'
import { findPackage, sessionsForPackages, showOfPackage } from '../../services/packages/packages'

export const listPackageSessionsRoute = publicRoute(listPackageSessions, async (call) => {
  const { input, locale, clock, shop } = call
  const given = findPackage(shop.catalogue, input.promotionId, clock.now())
  const show = showOfPackage(shop.catalogue, given, input.showId)
  const offered = await sessionsForPackages(call, show)
  return { sessions: offered.map((one) => presentPackageSession(one, locale)) }
})
