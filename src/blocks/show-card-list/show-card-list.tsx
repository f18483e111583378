import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowCard as Show } from '@/contracts/show/show-card'
import type { PagedList } from '@/lib/paged-list'
import { useApp } from '@/shell/app-context'
import type { IconName } from '@/ui/icon/icon-name'
import { WindowedList } from '@/ui/lazy-mount/windowed-list'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { ShowCardSkeleton } from '../show-card/show-card-skeleton'
import styles from './show-card-list.module.scss'
import { ShowCards } from './show-cards'

/** Cards that fit on the first screen. */
const FIRST_SCREEN = 4
/** Height of a card with the room below it, px. */
const ROUGH_CARD = 164
const COLUMNS = { mobile: 1, desktop: 2 } as const

interface ShowCardListProps {
  /** Id prefix of its elements: `<id>s-0` for a part of the list, `<id>-<showId>` for a card. */
  id: string
  list: PagedList<Show>
  emptyIcon?: IconName
  emptyText: string
  emptyHint?: string
  emptyActionText?: string
  onEmptyAction?(): void
}

/**
 * A long list of shows, in two columns on the desktop, in each of its states. Observed, so that a page that goes out of
 * sight does not draw all of its cards once more in the moment in which the next page is to appear.
 */
export const ShowCardList = observer(function ShowCardList({ id, list, ...empty }: ShowCardListProps) {
  const { terminal } = useApp()
  return (
    <View className={styles.list}>
      <PagedListView list={list} skeleton={<ShowCardSkeleton count={FIRST_SCREEN} />} {...empty}>
        {(shows) => (
          <WindowedList id={`${id}s`} items={shows} estimatedHeight={ROUGH_CARD / COLUMNS[terminal.form]}>
            {(shown, from) => <ShowCards id={id} shows={shown} firstCount={FIRST_SCREEN - from} />}
          </WindowedList>
        )}
      </PagedListView>
    </View>
  )
})
