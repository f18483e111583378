import { distanceBetween } from './distance'
import type { Site } from './entities/place'

/** The site nearest to a place, degrees. */
export function nearestSite(sites: readonly Site[], lat: number, lng: number): Site | null {
  const away = (site: Site) => distanceBetween(site, { lat, lng })
  return sites.reduce<Site | null>((best, site) => (best && away(best) <= away(site) ? best : site), null)
}
