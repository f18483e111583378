import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PAGE_LENGTH } from '@/contracts/page'
import type { ShowCard as Show } from '@/contracts/show/show-card'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { ListFrame } from '@/ui/list-frame/list-frame'
import { NearView } from '@/ui/near-view/near-view'
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
        {(shows) =>
          pagesOf(shows).map((page, index) => (
            <NearView
              // biome-ignore lint/suspicious/noArrayIndexKey: a page of the list stays where it is.
              key={index}
              id={`${blockId(componentId)}-${index}`}
              isFirst={index === 0}
              roughHeight={(ROUGH_TILE * page.length) / columnCount}
            >
              <Wall shows={page} columnCount={columnCount} onTap={(show) => host.openShow(show.showId)} />
            </NearView>
          ))
        }
      </ListFrame>
    </Section>
  )
})

/** The shows as they came, page by page. */
function pagesOf(shows: readonly Show[]): Show[][] {
  const count = Math.ceil(shows.length / PAGE_LENGTH)
  return Array.from({ length: count }, (_, page) => shows.slice(page * PAGE_LENGTH, (page + 1) * PAGE_LENGTH))
}

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
