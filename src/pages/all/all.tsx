import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { SearchLink } from '@/blocks/search-link/search-link'
import { ShowCardList } from '@/blocks/show-card-list/show-card-list'
import { FilterSheet } from '@/blocks/show-filters/choice-sheets'
import { FilterBar } from '@/blocks/show-filters/filter-bar'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { AllModel } from './all-model'
import { allText } from './text'

function AllPage() {
  const t = useText(allText)
  const model = useModel((app) => new AllModel(app))

  useAddress(routes.all, model)
  useLoad(model, 'opened', 'city')
  useReachBottom(() => void model.shows.loadMore())

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={t('title')}
      isGrowing={model.shows.isGrowing}
      bar={<ShowSearchLink />}
      overlay={<FilterSheet filters={model.filters} />}
    >
      <FilterBar filters={model.filters} />
      <ShowCardList
        id="show"
        list={model.shows}
        emptyIcon="search"
        emptyText={t('empty.title')}
        emptyHint={t('empty.hint')}
        emptyActionText={t('empty.reset')}
        onEmptyAction={model.filters.reset}
      />
    </PageFrame>
  )
}

const ShowSearchLink = observer(function ShowSearchLink() {
  const t = useText(commonText)
  const { navigation, shopConfig } = useApp()
  return (
    <SearchLink
      id="search"
      label={t('search.label')}
      hint={shopConfig.searchHint}
      onPress={() => void navigation.open(routes.search, {})}
    />
  )
})

export default page(AllPage, routes.all)
