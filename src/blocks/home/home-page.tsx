import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { CityPicker } from '../city-picker/city-picker'
import { LayoutView } from '../layout/layout-view'
import { useBlockHost } from '../layout/use-block-host'
import { SearchBar } from '../search-bar/search-bar'
import { LayoutWindow } from '../windows/layout-window'
import { HomeModel } from './home-model'
import { HomeSkeleton } from './home-skeleton'

/** The merchant's home page; two addresses lead to it, and `page()` makes it observe (S1 §4). */
export function HomePage() {
  const model = useModel((app) => new HomeModel(app))
  const { layout } = model
  const { shopConfig } = useApp()
  const { config } = shopConfig
  const host = useBlockHost(layout, config?.isOpenSite === false ? undefined : model.openCityPicker)
  const searchBar = layout.components.find((component) => component.componentType === 'SEARCH_BARS')

  useEffect(() => model.load(), [model])
  useReachBottom(layout.loadMore)

  return (
    <PageFrame
      title={config?.shopName ?? ''}
      bar={searchBar?.componentType === 'SEARCH_BARS' && <SearchBar component={searchBar} host={host} />}
      overlay={
        model.isCityPickerOpen ? (
          <CityPicker onChoose={model.chooseCity} onClose={model.closeCityPicker} />
        ) : (
          <LayoutWindow components={layout.components} host={host} />
        )
      }
    >
      <LayoutView model={layout} host={host} skeleton={<HomeSkeleton />} />
    </PageFrame>
  )
}
