import { listPackageShows } from '@/contracts/package/list-package-shows'
import { publicRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'
import { findPackage } from '../../services/packages/packages'

export const listPackageShowsRoute = publicRoute(
  listPackageShows,
  ({ input, locale, origin, clock, shop: { catalogue } }) => {
    const now = clock.now()
    const { rules } = findPackage(catalogue, input.promotionId, now)
    return presentPage(rules, input, ({ showId }) =>
      presentShowCard(catalogue, catalogue.show(showId), { locale, origin, now }),
    )
  },
)
