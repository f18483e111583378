import { routes } from '@/routes'
import { openJump } from '@/services/jumps/open-jump'
import { useApp } from '@/shell/app-context'
import type { BlockHost } from '../block'
import type { LayoutModel } from './layout-model'

/** What the blocks of a page may do; `chooseCity` is absent where the page offers no choice of a city. */
export function useBlockHost(model: LayoutModel, chooseCity?: () => void): BlockHost {
  const app = useApp()
  const { navigation, site } = app
  return {
    cityName: chooseCity ? (site.current?.cityName ?? '') : '',
    openJump: openJump.bind(null, app),
    openShow: (showId) => void navigation.open(routes.showDetail, { showId }),
    openSearch: (placeholder) => void navigation.open(routes.search, placeholder ? { placeholder } : {}),
    chooseCity: chooseCity ?? (() => {}),
    recommendedShows: model.recommendedShows,
    secondsLeft: model.secondsLeft,
    noteUserChange: () => void model.loadUserParts(),
  }
}
