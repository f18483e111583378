import type { Site as ListedSite } from '@/contracts/site/list-sites'
import type { Locale } from '@/domain/locale'
import type { Site } from '../catalogue/entities/place'

/** A city as the wire has it. */
export function presentSite({ siteId, cityId, provinceId, name }: Site, locale: Locale): ListedSite {
  return { id: siteId, siteId, cityId, bsCityId: cityId, provinceId, cityName: name[locale], status: 'OPEN' }
}
