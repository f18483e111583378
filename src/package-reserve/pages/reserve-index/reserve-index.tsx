import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { MediaRow } from '@/blocks/media-row/media-row'
import { priceText } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Tag } from '@/ui/tag/tag'
import { reserveText } from '../../text'
import styles from './reserve-index.module.scss'
import { ReserveIndexModel } from './reserve-index-model'

function ReserveIndexPage() {
  const t = useText(reserveText)
  const { navigation } = useApp()
  const { places } = useModel((app) => new ReserveIndexModel(app))

  useLoad(places, 'opened')
  useReachBottom(() => void places.loadMore())

  return (
    <PageFrame isWide title={t('reserveIndex.title')} isGrowing={places.isGrowing}>
      <PagedListView
        list={places}
        skeleton={<PageSkeleton height={320} />}
        emptyIcon="calendar-days"
        emptyText={t('reserveIndex.empty')}
        emptyHint={t('reserveIndex.emptyHint')}
      >
        {(found) => (
          <View className={styles.list}>
            {found.map(({ reserveId, name, imgUrl, venueName, dateRange, state, priceInfo }) => (
              <MediaRow
                key={reserveId}
                imgUrl={imgUrl}
                title={name}
                lines={[venueName, dateRange, priceInfo ? priceText(priceInfo) : t('price.free')]}
                after={<Tag isHighlight={state === 'OPEN'}>{t(`state.${state}`)}</Tag>}
                onPress={() => void navigation.open(routes.reserveDetail, { reserveId })}
              />
            ))}
          </View>
        )}
      </PagedListView>
      <View className={styles.records}>
        <Button
          id="reserve-records"
          kind="secondary"
          isWide
          onPress={() => void navigation.open(routes.reserveRecord, {})}
        >
          {t('reserveRecord.title')}
        </Button>
      </View>
    </PageFrame>
  )
}

export default page(ReserveIndexPage, routes.reserveIndex)
