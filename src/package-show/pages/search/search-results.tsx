import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MediaRow } from '@/blocks/media-row/media-row'
import { ShowCardList } from '@/blocks/show-card-list/show-card-list'
import { ShowCards } from '@/blocks/show-card-list/show-cards'
import { FilterBar } from '@/blocks/show-filters/filter-bar'
import { NameParts } from '@/blocks/show-name/name-parts'
import { blockText } from '@/blocks/text'
import type { SearchGroup } from '@/contracts/show/search-shows'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { Tabs } from '@/ui/tabs/tabs'
import { searchText } from '../../search/text'
import { openFound } from './open-found'
import type { SearchModel } from './search-model'
import styles from './search-results.module.scss'

/** What was found: shows, narrowed and sorted, and beside them venues, tours, open shows and packages, each under a tab of its own (CAT-016, OPEN-010). */
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
      {group ? <Group group={group} /> : <FoundShows model={model} />}
    </>
  )
})

function FoundShows({ model }: { model: SearchModel }) {
  const t = useText(searchText)
  return (
    <>
      <ShowCardList
        id="found"
        list={model.shows}
        emptyIcon="search"
        emptyText={t('search.none', { words: model.sought })}
        emptyHint={t('search.noneHint')}
      />
      <Elsewhere model={model} />
    </>
  )
}

/** The end of what was found: the other cities, and, where nothing was, what is near what was meant. */
const Elsewhere = observer(function Elsewhere({ model }: { model: SearchModel }) {
  const t = useText(searchText)
  const { shows, filters, nearShows } = model
  if (shows.isGrowing || shows.status !== 'ready') return null
  return (
    <View className={styles.elsewhere}>
      {!filters.isEverywhere && (
        <View className={styles.everywhere}>
          <Button id="search-everywhere" kind="secondary" onPress={filters.chooseEverywhere}>
            {t('search.everywhere')}
          </Button>
        </View>
      )}
      {nearShows.length > 0 && (
        <>
          <Heading className={styles.near}>{t('search.near')}</Heading>
          <ShowCards id="near" shows={nearShows} />
        </>
      )}
    </View>
  )
})

function Group({ group }: { group: SearchGroup }) {
  const t = useText(blockText)
  const { navigation } = useApp()
  return (
    <View className={styles.group}>
      {group.type === 'VENUE' &&
        group.list.map(({ venueId, venueName, venueAddress, imgUrl, onSaleShowCount }) => (
          <MediaRow
            key={venueId}
            imgUrl={imgUrl}
            title={venueName}
            lines={[venueAddress, t('venue.shows', { count: onSaleShowCount })]}
            onPress={() => openFound(navigation, 'VENUE', venueId)}
          />
        ))}
      {group.type === 'TOUR' &&
        group.list.map(({ tourId, tourName, posterUrl, cityCount, dateRange }) => (
          <MediaRow
            key={tourId}
            imgUrl={posterUrl}
            title={tourName}
            lines={[t('tour.cities', { count: cityCount }), dateRange]}
            onPress={() => openFound(navigation, 'TOUR', tourId)}
          />
        ))}
      {group.type === 'OPEN_SHOW' &&
        group.list.map(({ openShowId, name, nameArr, posterUrl, venueName, timeDesc }) => (
          <MediaRow
            key={openShowId}
            imgUrl={posterUrl}
            title={<NameParts parts={nameArr} name={name} />}
            lines={[venueName, timeDesc]}
            onPress={() => openFound(navigation, 'OPEN_SHOW', openShowId)}
          />
        ))}
      {group.type === 'TICKET_PACKAGE' &&
        group.list.map(({ promotionId, name, posterUrl, desc }) => (
          <MediaRow
            key={promotionId}
            imgUrl={posterUrl}
            title={name}
            lines={[desc]}
            onPress={() => openFound(navigation, 'TICKET_PACKAGE', promotionId)}
          />
        ))}
    </View>
  )
}
