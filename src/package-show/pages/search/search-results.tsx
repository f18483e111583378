import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowCardList } from '@/blocks/show-card-list/show-card-list'
import { FilterBar } from '@/blocks/show-filters/filter-bar'
import type { SearchGroup } from '@/contracts/show/search-shows'
import { useText } from '@/i18n/use-text'
import { Heading } from '@/ui/heading/heading'
import { Tabs } from '@/ui/tabs/tabs'
import { searchText } from '../../search/text'
import { CityOffer } from './city-offer'
import { FoundGroup } from './found-group'
import { NothingFound } from './nothing-found'
import { SearchEverywhere } from './search-everywhere'
import type { SearchModel } from './search-model'
import styles from './search-results.module.scss'

/** Maximum number of shows that leaves room for other results. */
const FEW_SHOWS = 4

/**
 * Results: shows with filters and sorting; venues, tours, open shows and packages, each in a tab (CAT-016, OPEN-010).
 */
export const SearchResults = observer(function SearchResults({ model }: { model: SearchModel }) {
  const t = useText(searchText)
  const { filters, groups, showCount, tab } = model
  const group = groups.find(({ type }) => type === tab)
  return (
    <>
      <FilterBar filters={filters} />
      {groups.length > 0 && (
        <View className={styles.tabs}>
          <Tabs
            label={t('search.title')}
            items={[
              { key: 'SHOW' as const, text: t('search.tab.SHOW', { count: showCount }) },
              ...groups.map(({ type, total }) => ({ key: type, text: t(`search.tab.${type}`, { count: total }) })),
            ]}
            selected={tab}
            onSelect={model.chooseTab}
          />
        </View>
      )}
      {group ? <FoundGroup group={group} /> : <FoundShows model={model} />}
    </>
  )
})

/** Other results below a short list of shows. */
function ShortGroup({ group }: { group: SearchGroup }) {
  const t = useText(searchText)
  return (
    <View id={`below-${group.type}`}>
      <Heading className={styles.near}>{t(`search.tab.${group.type}`, { count: group.total })}</Heading>
      <FoundGroup group={group} />
    </View>
  )
}

const FoundShows = observer(function FoundShows({ model }: { model: SearchModel }) {
  const t = useText(searchText)
  const { shows, sought, showCount, groups } = model
  if (shows.isEmpty) return <NothingFound model={model} />
  return (
    <>
      <ShowCardList id="found" list={shows} emptyText={t('search.none', { words: sought })} />
      {!shows.isGrowing && shows.status === 'ready' && (
        <>
          {showCount <= FEW_SHOWS && (
            <View className={styles.below}>
              {groups.map((group) => (
                <ShortGroup key={group.type} group={group} />
              ))}
            </View>
          )}
          <View className={styles.everywhere}>
            <CityOffer model={model} />
            <SearchEverywhere model={model} />
          </View>
        </>
      )}
    </>
  )
})
