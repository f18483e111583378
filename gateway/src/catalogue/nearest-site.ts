import type { DemoSite } from '../demo/demo-types'

const RADIANS = Math.PI / 180

/** The site nearest to a place, degrees. A degree of longitude is shorter away from the equator. */
export function nearestSite(sites: readonly DemoSite[], lat: number, lng: number): DemoSite | null {
  const away = (site: DemoSite) => Math.hypot(site.lat - lat, eastward(site.lng - lng) * Math.cos(lat * RADIANS))
  return sites.reduce<DemoSite | null>((best, site) => (best && away(best) <= away(site) ? best : site), null)
}

/** The short way round, degrees. */
function eastward(degrees: number): number {
  const turned = Math.abs(degrees) % 360
  return Math.min(turned, 360 - turned)
}
