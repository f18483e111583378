import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import type { PagedList } from '@/lib/paged-list'
import type { IconName } from '../icon/icon-name'
import { ErrorNotice } from '../notice/error-notice'
import { Notice } from '../notice/notice'
import { Spinner } from '../spinner/spinner'
import { Tappable } from '../tappable/tappable'
import styles from './list-frame.module.scss'

interface ListFrameProps<T> {
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
export const ListFrame = observer(function ListFrame<T>({ list, skeleton, children, ...empty }: ListFrameProps<T>) {
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
  if (list.error !== null) return <ErrorNotice error={list.error} onAction={() => void list.refresh()} />
  return (
    <Notice
      icon={empty.emptyIcon ?? 'inbox'}
      title={empty.emptyText}
      hint={empty.emptyHint}
      actionText={empty.emptyActionText}
      onAction={empty.onEmptyAction}
    />
  )
}) as <T>(props: ListFrameProps<T>) => ReactNode

const ListFooter = observer(function ListFooter({ list }: { list: PagedList<unknown> }) {
  const t = useText(commonText)
  if (list.status === 'failed') {
    return (
      <Tappable className={styles.footer} onTap={() => void (list.hasMore ? list.loadMore() : list.refresh())}>
        {t('list.loadMoreFailed')}
      </Tappable>
    )
  }
  return (
    <View className={styles.footer} aria-live="polite">
      {list.status === 'loading' && <Spinner className={styles.spinner} />}
      <Text>{list.status === 'loading' || list.hasMore ? t('list.loading') : t('list.end')}</Text>
    </View>
  )
})
