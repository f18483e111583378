import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { FilterSheet } from '@/blocks/show-filters/choice-sheets'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { searchText } from '../../search/text'
import styles from './search.module.scss'
import { SearchField } from './search-field'
import { SearchModel } from './search-model'
import { SearchResults } from './search-results'
import { SearchStart } from './search-start'
import { SearchSuggestions } from './search-suggestions'

function SearchPage() {
  const t = useText(searchText)
  const { terminal } = useApp()
  const params = useParams(routes.search)
  const model = useModel((app) => new SearchModel(app))
  const field = <SearchField model={model} placeholder={params.placeholder} hasAutoFocus={!params.keyword} />
  const { view, shows, tab } = model

  useAddress(routes.search, model)
  useLoad(model, 'opened', 'city')
  useReachBottom(() => {
    if (view === 'results' && tab === 'SHOW') void shows.loadMore()
  })

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={t('search.title')}
      bar={field}
      isGrowing={view === 'results' && tab === 'SHOW' && shows.isGrowing}
      overlay={<FilterSheet filters={model.filters} hasEverywhere />}
    >
      {terminal.form === 'desktop' && <View className={styles.desktopField}>{field}</View>}
      {view === 'start' && <SearchStart model={model} />}
      {view === 'suggestions' && <SearchSuggestions model={model} />}
      {view === 'results' && <SearchResults model={model} />}
    </PageFrame>
  )
}

export default page(SearchPage, routes.search)
