import type { BottomNavigationItem } from '@/contracts/shop/get-shop-config'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'

/** The page a floor of the bottom navigation stands for; floors of pages that do not exist are left out. */
const FLOOR_ROUTES: Partial<Record<BottomNavigationItem['floorType'], Route>> = {
  HOME: routes.list,
  ALL: routes.all,
  TICKET: routes.ticketHolder,
  MINE: routes.mine,
}

export interface NavigationItem {
  route: Route
  name: string
  iconUrl: string
  selectedIconUrl: string
}

/** What the merchant put into the bottom navigation, in order (S1 §2). */
export function navigationItems(icons: readonly BottomNavigationItem[]): NavigationItem[] {
  return icons.flatMap(({ floorType, navigationName, iconUrl, selectedIconUrl }) => {
    const route = FLOOR_ROUTES[floorType]
    return route ? [{ route, name: navigationName, iconUrl, selectedIconUrl }] : []
  })
}
