import { getCurrentLocation } from '@/contracts/site/get-current-location'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { notFound } from '../../business-error'
import { nearestSite } from '../../catalogue/nearest-site'
import { publicRoute } from '../../http/define-route'
import { presentSite } from '../../presenters/site'

export const getCurrentLocationRoute = publicRoute(getCurrentLocation, ({ input: { lat, lng }, locale, shop }) => {
  const { sites } = shop.catalogue.content
  const isKnown = lat !== undefined && lng !== undefined
  // Networks are not located: users without coordinates are in Shanghai, or in the first city of a shop without it.
  const found = isKnown
    ? nearestSite(sites, lat, lng)
    : (sites.find(({ siteId }) => siteId === DEFAULT_SITE_ID) ?? sites[0])
  if (!found) throw notFound()
  return presentSite(found, locale)
})
