import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { CityPicker } from '@/blocks/city-picker/city-picker'
import { LayoutView } from '@/blocks/layout/layout-view'
import { useBlockHost } from '@/blocks/layout/use-block-host'
import { SearchBar } from '@/blocks/search-bar/search-bar'
import { LayoutWindow } from '@/blocks/windows/layout-window'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { ListModel } from './list-model'
import { ListSkeleton } from './list-skeleton'

function ListPage() {
  const model = useModel((app) => new ListModel(app))
  const { layout } = model
  const { shopConfig } = useApp()
  const host = useBlockHost(layout, model.openCityPicker)
  const searchBar = layout.components.find((component) => component.componentType === 'SEARCH_BARS')

  useEffect(() => model.load(), [model])
  useReachBottom(layout.loadMore)

  return (
    <PageFrame
      title={shopConfig.config?.shopName ?? ''}
      bar={searchBar?.componentType === 'SEARCH_BARS' && <SearchBar component={searchBar} host={host} />}
      overlay={
        model.isCityPickerOpen ? (
          <CityPicker onChoose={model.chooseCity} onClose={model.closeCityPicker} />
        ) : (
          <LayoutWindow components={layout.components} host={host} />
        )
      }
    >
      <LayoutView model={layout} host={host} skeleton={<ListSkeleton />} />
    </PageFrame>
  )
}

export default page(ListPage, routes.list)
