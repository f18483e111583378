import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowCard as Show } from '@/contracts/show/show-card'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { WindowedList } from '@/ui/lazy-mount/windowed-list'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { type BlockProps, blockId } from '../block'
import { Section } from '../section/section'
import { ShowCard } from '../show-card/show-card'
import { blockText } from '../text'
import { masonryColumns } from './masonry-columns'
import styles from './recommend-list.module.scss'

const COLUMNS = { mobile: 2, desktop: 4 } as const
/** Height of a tile before it has been drawn, px. */
const ROUGH_TILE = 330

/** Recommended shows as a wall of tiles; more come as the end nears, and what is far away is not drawn. */
export const RecommendList = observer(function RecommendList({ component, host }: BlockProps<'RECOMMEND_LIST'>) {
  const t = useText(blockText)
  const columnCount = COLUMNS[useApp().terminal.form]
  const { componentId, data } = component
  const list = host.recommendedShows(componentId)
  return (
    <Section title={data.title}>
      <PagedListView list={list} skeleton={<Skeleton columnCount={columnCount} />} emptyText={t('recommend.empty')}>
        {(shows) => (
          <WindowedList id={blockId(componentId)} items={shows} estimatedHeight={ROUGH_TILE / columnCount}>
            {(shown) => <Wall shows={shown} columnCount={columnCount} onPress={(show) => host.openShow(show.showId)} />}
          </WindowedList>
        )}
      </PagedListView>
    </Section>
  )
})

interface WallProps {
  shows: readonly Show[]
  columnCount: number
  onPress(show: Show): void
}

function Wall({ shows, columnCount, onPress }: WallProps) {
  return (
    <View className={styles.columns}>
      {masonryColumns(shows, columnCount).map(({ name, cards }) => (
        <View key={name} className={styles.column}>
          {cards.map((show) => (
            <ShowCard key={show.showId} id={`recommended-${show.showId}`} show={show} shape="tile" onPress={onPress} />
          ))}
        </View>
      ))}
    </View>
  )
}

function Skeleton({ columnCount }: { columnCount: number }) {
  return (
    <View className={styles.columns} aria-hidden>
      {Array.from({ length: columnCount }, (_, index) => `column-${index + 1}`).map((key) => (
        <View key={key} className={styles.column}>
          <SkeletonBlock className={styles.tile} />
          <SkeletonBlock className={styles.tile} />
        </View>
      ))}
    </View>
  )
}
