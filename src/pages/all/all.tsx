import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { CityPicker } from '@/blocks/city-picker/city-picker'
import { ShowCard } from '@/blocks/show-card/show-card'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { WindowedList } from '@/ui/lazy-mount/windowed-list'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import styles from './all.module.scss'
import { AllModel } from './all-model'
import { DateSheet, SortSheet } from './choice-sheets'
import { Filters } from './filters'
import { SearchField } from './search-field'
import { allText } from './text'

/** Cards that fit on the first screen. */
const FIRST_SCREEN = 4
/** Height of a card with the room below it, px. */
const ROUGH_CARD = 164
const COLUMNS = { mobile: 1, desktop: 2 } as const

function AllPage() {
  const t = useText(allText)
  const { navigation, terminal } = useApp()
  const model = useModel((app) => new AllModel(app))
  const searchField = <SearchField model={model} />

  useAddress(routes.all, model)
  useLoad(model, 'opened')
  useReachBottom(() => void model.shows.loadMore())

  return (
    <PageFrame
      title={t('title')}
      isGrowing={model.shows.isGrowing}
      bar={searchField}
      overlay={<OpenSheet model={model} />}
    >
      {terminal.form === 'desktop' && <View className={styles.desktopSearch}>{searchField}</View>}
      <Filters model={model} />
      <View className={styles.list}>
        <PagedListView
          list={model.shows}
          skeleton={<ShowCardSkeleton count={FIRST_SCREEN} />}
          emptyIcon="search"
          emptyText={t('empty.title')}
          emptyHint={t('empty.hint')}
          emptyActionText={t('empty.reset')}
          onEmptyAction={model.reset}
        >
          {(shows) => (
            <WindowedList id="shows" items={shows} estimatedHeight={ROUGH_CARD / COLUMNS[terminal.form]}>
              {(shown, from) => (
                <View className={styles.cards}>
                  {shown.map((show, index) => (
                    <ShowCard
                      key={show.showId}
                      id={`show-${show.showId}`}
                      show={show}
                      isHighPriority={from + index < FIRST_SCREEN}
                      onPress={() => void navigation.open(routes.showDetail, { showId: show.showId })}
                    />
                  ))}
                </View>
              )}
            </WindowedList>
          )}
        </PagedListView>
      </View>
    </PageFrame>
  )
}

const OpenSheet = observer(function OpenSheet({ model }: { model: AllModel }) {
  if (model.openFilter === 'city') return <CityPicker onChoose={model.chooseCity} onClose={model.closeFilter} />
  if (model.openFilter === 'date') return <DateSheet model={model} />
  if (model.openFilter === 'sort') return <SortSheet model={model} />
  return null
})

export default page(AllPage, routes.all)
