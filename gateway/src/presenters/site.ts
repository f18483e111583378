import type { Site } from '@/contracts/site/list-sites'
import type { Locale } from '@/domain/locale'
import type { DemoSite } from '../demo/demo-types'

/** A city as the wire has it. */
export function presentSite({ siteId, cityId, provinceId, name }: DemoSite, locale: Locale): Site {
  return { id: siteId, siteId, cityId, bsCityId: cityId, provinceId, cityName: name[locale], status: 'OPEN' }
}
