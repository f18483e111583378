import { getPackage } from '@/contracts/package/get-package'
import { listPackageShows } from '@/contracts/package/list-package-shows'
import type { PackageRule, TicketPackage } from '@/contracts/package/ticket-package'
import type { ShowCard } from '@/contracts/show/show-card'
import type { Id } from '@/contracts/wire-types'
import type { Request } from '@/request/request'

/** Maximum number of shows of a package, as of an order. */
const MAX_SHOWS = 50

/** A show of a package, and the number of its tickets. */
export interface PackageShow {
  show: ShowCard
  rule: PackageRule
}

/** A package with its shows, in the order of its rules. */
export interface OfferedPackage {
  given: TicketPackage
  shows: readonly PackageShow[]
}

/** Fetches a package with its shows; omits shows that are no longer on offer. */
export async function fetchPackageShows(request: Request, promotionId: Id): Promise<OfferedPackage> {
  const [given, { list }] = await Promise.all([
    request(getPackage, { promotionId }),
    request(listPackageShows, { promotionId, offset: 0, length: MAX_SHOWS }),
  ])
  const shows = given.itemRules.flatMap((rule) => {
    const show = list.find(({ showId }) => showId === rule.showId)
    return show ? [{ show, rule }] : []
  })
  return { given, shows }
}
