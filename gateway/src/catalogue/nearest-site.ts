import type { DemoSite } from '../demo/demo-types'
import { distanceBetween } from './distance'

/** The site nearest to a place, degrees. */
export function nearestSite(sites: readonly DemoSite[], lat: number, lng: number): DemoSite | null {
  const away = (site: DemoSite) => distanceBetween(site, { lat, lng })
  return sites.reduce<DemoSite | null>((best, site) => (best && away(best) <= away(site) ? best : site), null)
}
