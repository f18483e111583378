import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { BlockList } from '@/blocks/block-list'
import { CityPicker } from '@/blocks/city-picker/city-picker'
import { SearchBar } from '@/blocks/search-bar/search-bar'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { openJump } from '@/shell/open-jump'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { ResourceFrame } from '@/ui/resource-frame/resource-frame'
import { ListModel } from './list-model'
import { ListSkeleton } from './list-skeleton'

function ListPage() {
  const app = useApp()
  const model = useModel((parts) => new ListModel(parts))
  const { layout } = model
  const { navigation, shopConfig, site } = app

  useEffect(() => model.load(), [model])
  useReachBottom(model.loadMore)

  const host = {
    cityName: site.current?.cityName ?? '',
    openJump: openJump.bind(null, app),
    openShow: (showId: string) => void navigation.open(routes.showDetail, { showId }),
    openSearch: () => void navigation.switchTab(routes.all, { focus: 'search' }),
    chooseCity: model.openCityPicker,
    recommendedShows: model.recommendedShows,
  }
  const searchBar = layout.value?.components.find((component) => component.componentType === 'SEARCH_BARS')

  return (
    <PageFrame
      title={shopConfig.config?.shopName ?? ''}
      bar={searchBar?.componentType === 'SEARCH_BARS' && <SearchBar component={searchBar} host={host} />}
      overlay={model.isCityPickerOpen && <CityPicker onChoose={model.chooseCity} onClose={model.closeCityPicker} />}
    >
      <ResourceFrame resource={layout} skeleton={<ListSkeleton />}>
        {({ components }) => <BlockList components={components} host={host} />}
      </ResourceFrame>
    </PageFrame>
  )
}

export default page(ListPage, routes.list)
