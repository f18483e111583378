import type { Jump } from '@/contracts/jump'
import type { BottomNavigation, BottomNavigationItem } from '@/contracts/shop/get-shop-config'
import type { WebPlaces } from '@/domain/web-address'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { isMissing } from './jump-target'

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

/** What the merchant put into the bottom navigation, in order; what leads to no page is left out. */
export function navigationItems(icons: readonly BottomNavigationItem[], webPlaces: WebPlaces): NavigationItem[] {
  return icons.slice(0, MAX_ITEMS).flatMap((icon, index) => {
    const { floorType, navigationName: name, iconUrl, selectedIconUrl } = icon
    const target = targetOf(icon, webPlaces)
    return target ? [{ key: `${floorType}-${index}`, name, iconUrl, selectedIconUrl, target }] : []
  })
}

/** In the style that stands out the middle one of 3 or 5 has a large icon; 4 have no middle. */
export function bigItemIndex(navigation: Pick<BottomNavigation, 'style'>, count: number): number | null {
  if (count !== 3 && count !== 5) return null
  return navigationType(navigation.style) === 'OUTER' ? (count - 1) / 2 : null
}

function targetOf(icon: BottomNavigationItem, webPlaces: WebPlaces): NavigationItem['target'] | null {
  const { floorType, jumpType, jumpTarget, jumpDetails } = icon
  if (floorType === 'CUSTOM' || floorType === 'MINI_PROGRAM') {
    if (jumpDetails) return isMissing(jumpDetails, webPlaces) ? null : { jump: jumpDetails }
    return jumpType === 'TOPIC' && jumpTarget ? { jump: { type: 'TOPIC', target: jumpTarget } } : null
  }
  const route = FLOOR_ROUTES[floorType]
  return route?.isBuilt ? { route } : null
}

/** Odd style texts mean the usual style. */
function navigationType(style: string): unknown {
  try {
    return (JSON.parse(style) as { navigationType?: unknown } | null)?.navigationType
  } catch {
    return null
  }
}
