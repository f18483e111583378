import type { Jump } from '@/contracts/jump'
import type { BottomNavigation, BottomNavigationItem } from '@/contracts/shop/get-shop-config'
import type { WebPlaces } from '@/domain/web-address'
import { routeOfPath, routes } from '@/routes'
import type { Route } from '@/routes/route'
import type { App } from '@/services/app'
import { isMissing } from '@/services/jumps/jump-target'

/** The page a floor of the bottom navigation stands for. */
const FLOOR_ROUTES: Partial<Record<BottomNavigationItem['floorType'], Route>> = {
  HOME: routes.list,
  ALL: routes.all,
  SHOP: routes.shop,
  TICKET: routes.ticketHolder,
  MINE: routes.mine,
  PARKING: routes.parkingPayment,
  OPEN_SHOW: routes.openShow,
}

/** A phone has no room for more. */
const MAX_ITEMS = 5

export interface NavigationItem {
  /** Tells it from its neighbours. */
  key: string
  name: string
  iconUrl: string
  selectedIconUrl: string
  /** A page of the shop, or what a tap follows. */
  target: { route: Route } | { jump: Jump }
}

/** The bottom navigation for the language and the terminal; null until the shop's configuration is known (SHELL-227). */
export function bottomNavigationOf({
  shopConfig: { config },
  locale: { locale },
  terminal,
}: Pick<App, 'shopConfig' | 'locale' | 'terminal'>): BottomNavigation | null {
  const fits = (wanted: string | undefined, actual: string) => !wanted || wanted === actual
  const local = config?.layoutBottomNavigations?.find(
    (one) => fits(one.langTag, locale) && fits(one.terminal, terminal.src),
  )
  return local ?? config?.layoutBottomNavigation ?? null
}

/** The merchant's entries of the bottom navigation, in order; those without a page are left out. */
export function navigationItems(icons: readonly BottomNavigationItem[], webPlaces: WebPlaces): NavigationItem[] {
  return icons.slice(0, MAX_ITEMS).flatMap((icon, index) => {
    const { floorType, navigationName: name, iconUrl, selectedIconUrl } = icon
    const target = targetOf(icon, webPlaces)
    return target ? [{ key: `${floorType}-${index}`, name, iconUrl, selectedIconUrl, target }] : []
  })
}

function targetOf(icon: BottomNavigationItem, webPlaces: WebPlaces): NavigationItem['target'] | null {
  const { floorType, pagePath = '' } = icon
  if (floorType !== 'CUSTOM' && floorType !== 'MINI_PROGRAM') return pageOf(FLOOR_ROUTES[floorType])
  const jump = jumpOf(icon)
  if (jump) return isMissing(jump, webPlaces) ? null : { jump }
  return pageOf(routeOfPath(pagePath))
}

/** Nothing if the page is not there, or is about something that an icon cannot name. */
function pageOf(route: Route | null | undefined): { route: Route } | null {
  return route && route.required.length === 0 ? { route } : null
}

function jumpOf({ jumpDetails, jumpType, jumpTarget }: BottomNavigationItem): Jump | null {
  if (jumpDetails) return jumpDetails
  const isWhole = jumpType === 'TOPIC' || jumpType === 'H5' || jumpType === 'PAGE'
  return isWhole && jumpTarget ? { type: jumpType, target: jumpTarget } : null
}
