import { View } from '@tarojs/components'
import { MediaRow } from '@/blocks/media-row/media-row'
import type { OpenShowCard } from '@/contracts/open-show/open-show-card'
import { useText } from '@/i18n/use-text'
import type { PagedList } from '@/lib/paged-list'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Tag } from '@/ui/tag/tag'
import { openShowText } from '../text'
import styles from './open-show-rows.module.scss'

/** Open shows in rows, each with its state; a tap leads to its page. */
export function OpenShowRows({ shows, emptyText }: { shows: PagedList<OpenShowCard>; emptyText: string }) {
  const t = useText(openShowText)
  const { navigation } = useApp()
  return (
    <PagedListView
      list={shows}
      skeleton={<PageSkeleton height={160} />}
      emptyIcon="calendar-days"
      emptyText={emptyText}
    >
      {(found) => (
        <View className={styles.list}>
          {found.map(
            ({ openShowId, name, posterUrl, timeDesc, cityName, venueName, state, quota, registeredCount }) => (
              <MediaRow
                key={openShowId}
                imgUrl={posterUrl}
                title={name}
                lines={[timeDesc, `${cityName} · ${venueName}`, t('places', { registeredCount, quota })]}
                after={<Tag isHighlight={state === 'REGISTERING'}>{t(`state.${state}`)}</Tag>}
                onPress={() => void navigation.open(routes.openShowDetail, { openShowId })}
              />
            ),
          )}
        </View>
      )}
    </PagedListView>
  )
}
