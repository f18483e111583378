import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useShopShare } from '@/shell/shop-share/shop-share'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { LateCityPicker } from '../city-picker/late-city-picker'
import { LayoutModel } from '../layout/layout-model'
import { LayoutView } from '../layout/layout-view'
import { useBlockHost } from '../layout/use-block-host'
import { useLayoutBar } from '../layout/use-layout-bar'
import { SearchBar } from '../search-bar/search-bar'
import { LayoutWindow } from '../windows/layout-window'
import { HomeSkeleton } from './home-skeleton'

/** The merchant's home page; two addresses open it, and `page()` makes it observe. */
export function HomePage() {
  const model = useModel((app) => new LayoutModel(app, { page: 'HOME' }))
  const { shopConfig, site } = useApp()
  const { config } = shopConfig
  // A shop without sites sells everywhere: there is no city to choose.
  const host = useBlockHost(model, config?.isOpenSite === false ? undefined : site.startChoosing)
  // With the layout, which puts the search where the title would be: one change of the bar crosses the bridge, not two.
  const title = model.layout.isFirstLoad ? '' : (config?.shopName ?? '')
  const searchBar = model.components.find((component) => component.componentType === 'SEARCH_BARS')

  useLoad(model, 'opened', 'city')
  useEffect(() => site.loadSites(), [site])
  useReachBottom(model.loadMore)
  useShopShare()
  const barBackgroundOpacity = useLayoutBar(model.layout.value)

  return (
    <PageFrame
      isWide
      hasOwnTitle
      barBackgroundOpacity={barBackgroundOpacity}
      title={title}
      isGrowing={model.isGrowing}
      bar={searchBar?.componentType === 'SEARCH_BARS' && <SearchBar component={searchBar} host={host} />}
      overlay={
        site.isChoosing ? (
          <LateCityPicker onChoose={site.choose} onClose={site.stopChoosing} />
        ) : (
          <LayoutWindow components={model.components} host={host} />
        )
      }
    >
      <LayoutView model={model} host={host} skeleton={<HomeSkeleton />} />
    </PageFrame>
  )
}
