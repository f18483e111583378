import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowCard as Show } from '@/contracts/show/show-card'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { ListFrame } from '@/ui/list-frame/list-frame'
import { NearWindows } from '@/ui/near-view/near-windows'
import { Bone } from '@/ui/skeleton/skeleton'
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
      <ListFrame list={list} skeleton={<Skeleton columnCount={columnCount} />} emptyText={t('recommend.empty')}>
        {(shows) => (
          <NearWindows id={blockId(componentId)} items={shows} roughHeight={ROUGH_TILE / columnCount}>
            {(shown) => <Wall shows={shown} columnCount={columnCount} onTap={(show) => host.openShow(show.showId)} />}
          </NearWindows>
        )}
      </ListFrame>
    </Section>
  )
})

interface WallProps {
  shows: readonly Show[]
  columnCount: number
  onTap(show: Show): void
}

function Wall({ shows, columnCount, onTap }: WallProps) {
  return (
    <View className={styles.columns}>
      {masonryColumns(shows, columnCount).map(({ name, cards }) => (
        <View key={name} className={styles.column}>
          {cards.map((show) => (
            <ShowCard key={show.showId} id={`recommended-${show.showId}`} show={show} shape="tile" onTap={onTap} />
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
          <Bone className={styles.tile} />
          <Bone className={styles.tile} />
        </View>
      ))}
    </View>
  )
}
