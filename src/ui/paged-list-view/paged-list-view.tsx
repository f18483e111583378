import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import type { PagedList } from '@/lib/paged-list'
import { EmptyState } from '../empty-state/empty-state'
import { ErrorState } from '../empty-state/error-state'
import type { IconName } from '../icon/icon-name'
import { Pressable } from '../pressable/pressable'
import { Spinner } from '../spinner/spinner'
import styles from './paged-list-view.module.scss'

/** Length up to which the end of a list needs no mark. */
const SHORT = 5

interface PagedListViewProps<T> {
  list: PagedList<T>
  /** Drawn until the first answer. */
  skeleton: ReactNode
  emptyIcon?: IconName
  emptyText: string
  emptyHint?: string
  emptyActionText?: string
  onEmptyAction?(): void
  children(items: readonly T[]): ReactNode
}

/** Draws a paged list in each of its states: first load, failed, empty, items, more on the way, end. */
export const PagedListView = observer(function PagedListView<T>({
  list,
  skeleton,
  children,
  emptyIcon = 'inbox',
  emptyText,
  emptyHint,
  emptyActionText,
  onEmptyAction,
}: PagedListViewProps<T>) {
  if (list.isFirstLoad) return <>{skeleton}</>
  if (list.items.length > 0) {
    return (
      <>
        {children(list.items)}
        <View className={styles.end}>
          {/* Another one for every page: what is pushed off the screen would count as a jump. */}
          <ListFooter key={list.items.length} list={list} />
        </View>
      </>
    )
  }
  if (list.error !== null) return <ErrorState error={list.error} onAction={() => void list.refresh()} />
  return (
    <EmptyState
      icon={emptyIcon}
      title={emptyText}
      hint={emptyHint}
      actionText={emptyActionText}
      onAction={onEmptyAction}
    />
  )
}) as <T>(props: PagedListViewProps<T>) => ReactNode

const ListFooter = observer(function ListFooter({ list }: { list: PagedList<unknown> }) {
  const t = useText(commonText)
  if (list.status === 'failed') {
    return (
      <Pressable className={styles.footer} onPress={() => void (list.hasMore ? list.loadMore() : list.refresh())}>
        {t('list.loadMoreFailed')}
      </Pressable>
    )
  }
  const isOpen = list.status === 'loading' || list.hasMore
  return (
    <View className={styles.footer} aria-live="polite">
      {list.status === 'loading' && <Spinner className={styles.spinner} />}
      <Text>{isOpen ? t('list.loading') : list.items.length > SHORT && t('list.end')}</Text>
    </View>
  )
})
