import type { SearchGroup } from '@/contracts/show/search-shows'
import { routes } from '@/routes'
import type { Navigation } from '@/services/navigation/navigation'

/** Opens the page of a result. */
export function openFound(navigation: Navigation, type: 'SHOW' | SearchGroup['type'], id: string): void {
  if (type === 'VENUE') void navigation.open(routes.venue, { venueId: id })
  else if (type === 'TOUR') void navigation.open(routes.tourDetail, { tourId: id })
  else if (type === 'OPEN_SHOW') void navigation.open(routes.openShowDetail, { openShowId: id })
  else if (type === 'TICKET_PACKAGE') void navigation.open(routes.ticketPackageDetail, { promotionId: id })
  else void navigation.open(routes.showDetail, { showId: id })
}
