import { routes } from '@/routes'
import { openJump } from '@/services/jumps/open-jump'
import { useApp } from '@/shell/app-context'
import type { BlockHost } from '../block'
import type { LayoutModel } from './layout-model'

/** Actions of the blocks of a page; `chooseCity` is absent on pages without a choice of city. */
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
    onUserChange: () => void model.loadUserParts(),
  }
}
