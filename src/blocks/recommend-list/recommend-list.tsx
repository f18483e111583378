import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowCard as Show } from '@/contracts/show/show-card'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useFirstScreenDrawn } from '@/shell/use-first-screen-drawn'
import { Heading } from '@/ui/heading/heading'
import { ListFrame } from '@/ui/list-frame/list-frame'
import { Bone } from '@/ui/skeleton/skeleton'
import type { BlockProps } from '../block'
import { ShowCard } from '../show-card/show-card'
import { blockText } from '../text'
import { masonryColumns } from './masonry-columns'
import styles from './recommend-list.module.scss'

const COLUMNS = { mobile: 2, desktop: 4 } as const
/** Tiles that the first screen can show; on a phone each costs over a kilobyte on the way to the view. */
const FIRST_TILES = 8

/** Recommended shows as a wall of tiles without gaps; more come as the end nears. */
export const RecommendList = observer(function RecommendList({ component, host }: BlockProps<'RECOMMEND_LIST'>) {
  const t = useText(blockText)
  const columnCount = COLUMNS[useApp().terminal.form]
  const list = host.recommendedShows(component.componentId)
  return (
    <View className={styles.block}>
      <Heading className={styles.title}>{component.data.title}</Heading>
      <ListFrame list={list} skeleton={<Skeleton columnCount={columnCount} />} emptyText={t('recommend.empty')}>
        {(shows) => <Wall shows={shows} columnCount={columnCount} onTap={(show) => host.openShow(show.showId)} />}
      </ListFrame>
    </View>
  )
})

interface WallProps {
  shows: readonly Show[]
  columnCount: number
  onTap(show: Show): void
}

function Wall({ shows, columnCount, onTap }: WallProps) {
  const isFirstScreenDrawn = useFirstScreenDrawn()
  const drawn = isFirstScreenDrawn ? shows : shows.slice(0, FIRST_TILES)
  return (
    <View className={styles.columns}>
      {masonryColumns(drawn, columnCount).map(({ name, cards }) => (
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
