import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { NextSteps } from '@/blocks/next-steps/next-steps'
import type { ParkingOrder } from '@/contracts/parking/parking-order'
import { dateTimeText } from '@/domain/date-text'
import { plateText } from '@/domain/plate-number'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { parkingText } from '../../text'
import styles from './parking-record.module.scss'
import { ParkingRecordModel } from './parking-record-model'

function ParkingRecordPage() {
  const t = useText(parkingText)
  const { navigation } = useApp()
  const { orders } = useModel((app) => new ParkingRecordModel(app))

  useLoad(orders, 'shown', 'orders')
  useReachBottom(() => void orders.loadMore())

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('parkingRecord.title')}
      isGrowing={orders.isGrowing}
      onPullDown={orders.refresh}
    >
      <PagedListView
        list={orders}
        skeleton={<PageSkeleton height={320} />}
        emptyIcon="receipt"
        emptyText={t('parkingRecord.empty')}
        emptyHint={t('parkingRecord.emptyHint')}
        emptyActionText={t('parkingRecord.pay')}
        onEmptyAction={() => void navigation.open(routes.parkingPayment, {})}
      >
        {(found) => (
          <Cards>
            <Columns
              side={
                <NextSteps
                  icon="credit-card"
                  title={t('parkingRecord.pay')}
                  onPress={() => void navigation.open(routes.parkingPayment, {})}
                />
              }
            >
              {found.map((order, index) => (
                <OrderRow
                  key={order.orderId}
                  id={`parking-${index}`}
                  order={order}
                  onPress={() => void navigation.open(routes.parkingDetail, { orderId: order.orderId })}
                />
              ))}
            </Columns>
          </Cards>
        )}
      </PagedListView>
    </PageFrame>
  )
}

function OrderRow({ id, order, onPress }: { id: string; order: ParkingOrder; onPress(): void }) {
  const t = useText(parkingText)
  const locale = useLocale()
  const { plateNo, parkingName, enterTime, durationText, state, payAmount } = order
  return (
    <Pressable id={id} className={styles.order} onPress={onPress}>
      <View className={styles.line}>
        <Text className={styles.plate}>{plateText(plateNo)}</Text>
        <Text className={styles.state}>{t(`parkingDetail.state.${state}`)}</Text>
      </View>
      <View className={styles.line}>
        <View className={styles.words}>
          <View>{parkingName}</View>
          <View className={styles.sub}>{`${dateTimeText(enterTime, locale)} · ${durationText}`}</View>
        </View>
        <Text className={styles.amount}>{`¥${payAmount}`}</Text>
      </View>
    </Pressable>
  )
}

export default page(ParkingRecordPage, routes.parkingRecord)
