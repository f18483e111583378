import { getCurrentLocation } from '@/contracts/site/get-current-location'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { notFound } from '../../business-error'
import { nearestSite } from '../../catalogue/nearest-site'
import { publicRoute } from '../../http/define-route'
import { presentSite } from '../../presenters/site'

export const getCurrentLocationRoute = publicRoute(getCurrentLocation, ({ input: { lat, lng }, locale, shop }) => {
  const { sites } = shop.catalogue.content
  const isKnown = lat !== undefined && lng !== undefined
  // A sandbox cannot locate networks: users without coordinates are in Shanghai.
  const found = isKnown ? nearestSite(sites, lat, lng) : sites.find(({ siteId }) => siteId === DEFAULT_SITE_ID)
  if (!found) throw notFound()
  return presentSite(found, locale)
})
