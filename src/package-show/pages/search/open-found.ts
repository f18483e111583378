import { routes } from '@/routes'
import type { Navigation } from '@/services/navigation'

/** Opens the page of something that was found. */
export function openFound(navigation: Navigation, type: 'SHOW' | 'VENUE' | 'TOUR', id: string): void {
  if (type === 'VENUE') void navigation.open(routes.venue, { venueId: id })
  else if (type === 'TOUR') void navigation.open(routes.tourDetail, { tourId: id })
  else void navigation.open(routes.showDetail, { showId: id })
}
