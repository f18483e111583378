import { listSites, type SiteGroup } from '@/contracts/site/list-sites'
import { publicRoute } from '../../http/define-route'
import { presentSite } from '../../presenters/site'

export const listSitesRoute = publicRoute(listSites, ({ locale, shop }) => {
  const { sites } = shop.catalogue.content
  const wire = (site: (typeof sites)[number]) => ({ ...presentSite(site, locale), pinyin: site.pinyin })
  // 澳门 stands under A, Macau under M.
  const initialOf = ({ initial, name }: (typeof sites)[number]) =>
    locale === 'en-US' ? name['en-US'].charAt(0) : initial
  const initials = [...new Set(sites.map(initialOf))].sort()
  const groups: SiteGroup[] = initials.map((initial) => ({
    initial,
    sites: sites.filter((site) => initialOf(site) === initial).map(wire),
  }))
  return { hot: sites.filter(({ isHot }) => isHot).map(wire), groups }
})
