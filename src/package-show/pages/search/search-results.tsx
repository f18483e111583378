import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MediaRow } from '@/blocks/media-row/media-row'
import { ShowCard } from '@/blocks/show-card/show-card'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { FilterBar } from '@/blocks/show-filters/filter-bar'
import { blockText } from '@/blocks/text'
import type { SearchGroup } from '@/contracts/show/search-shows'
import type { ShowCard as Show } from '@/contracts/show/show-card'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { WindowedList } from '@/ui/lazy-mount/windowed-list'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Tabs } from '@/ui/tabs/tabs'
import { showText } from '../../text'
import { openFound } from './open-found'
import type { SearchModel } from './search-model'
import styles from './search-results.module.scss'

/** Cards that fit on the first screen. */
const FIRST_SCREEN = 4
/** Height of a card with the room below it, px. */
const ROUGH_CARD = 164
const COLUMNS = { mobile: 1, desktop: 2 } as const

/** What was found: shows, narrowed and sorted, and beside them venues and tours, each under a tab of its own (CAT-016). */
export const SearchResults = observer(function SearchResults({ model }: { model: SearchModel }) {
  const t = useText(showText)
  const { filters, groups, showCount, tab } = model
  const group = groups.find(({ type }) => type === tab)
  return (
    <>
      <FilterBar filters={filters} />
      {groups.length > 0 && (
        <View className={styles.tabs}>
          <Tabs
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
  const t = useText(showText)
  const { terminal } = useApp()
  return (
    <View className={styles.list}>
      <PagedListView
        list={model.shows}
        skeleton={<ShowCardSkeleton count={FIRST_SCREEN} />}
        emptyIcon="search"
        emptyText={t('search.none', { words: model.sought })}
        emptyHint={t('search.noneHint')}
      >
        {(shows) => (
          <WindowedList id="found" items={shows} estimatedHeight={ROUGH_CARD / COLUMNS[terminal.form]}>
            {(shown, from) => <Cards shows={shown} prefix="found" priority={FIRST_SCREEN - from} />}
          </WindowedList>
        )}
      </PagedListView>
      <Elsewhere model={model} />
    </View>
  )
}

/** The end of what was found: the other cities, and, where nothing was, what is near what was meant. */
const Elsewhere = observer(function Elsewhere({ model }: { model: SearchModel }) {
  const t = useText(showText)
  const { shows, filters, nearShows } = model
  if (shows.isGrowing || shows.status !== 'ready') return null
  return (
    <>
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
          <Cards shows={nearShows} prefix="near" priority={0} />
        </>
      )}
    </>
  )
})

interface CardsProps {
  shows: readonly Show[]
  prefix: string
  /** How many of them are in sight at once. */
  priority: number
}

function Cards({ shows, prefix, priority }: CardsProps) {
  const { navigation } = useApp()
  return (
    <View className={styles.cards}>
      {shows.map((show, index) => (
        <ShowCard
          key={show.showId}
          id={`${prefix}-${show.showId}`}
          show={show}
          isHighPriority={index < priority}
          onPress={() => openFound(navigation, 'SHOW', show.showId)}
        />
      ))}
    </View>
  )
}

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
    </View>
  )
}
