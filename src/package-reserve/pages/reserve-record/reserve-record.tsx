import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { NextSteps } from '@/blocks/next-steps/next-steps'
import type { ReserveOrder } from '@/contracts/reserve/list-reservations'
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
import { reserveText } from '../../text'
import styles from './reserve-record.module.scss'
import { ReserveRecordModel } from './reserve-record-model'

function ReserveRecordPage() {
  const t = useText(reserveText)
  const { navigation } = useApp()
  const { reservations } = useModel((app) => new ReserveRecordModel(app))

  useLoad(reservations, 'shown', 'orders', 'session')
  useReachBottom(() => void reservations.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('reserveRecord.title')} isGrowing={reservations.isGrowing}>
      <PagedListView
        list={reservations}
        skeleton={<PageSkeleton height={320} />}
        emptyIcon="calendar-days"
        emptyText={t('reserveRecord.empty')}
        emptyActionText={t('reserveRecord.go')}
        onEmptyAction={() => void navigation.open(routes.reserveIndex, {})}
      >
        {(found) => (
          <Cards>
            <Columns
              side={
                <NextSteps
                  icon="calendar-days"
                  title={t('reserveRecord.go')}
                  onPress={() => void navigation.open(routes.reserveIndex, {})}
                />
              }
            >
              {found.map((reservation, index) => (
                <Row
                  key={reservation.reserveOrderId}
                  id={`reservation-${index}`}
                  reservation={reservation}
                  onPress={() => void navigation.open(routes.reserveOrder, { orderId: reservation.reserveOrderId })}
                />
              ))}
            </Columns>
          </Cards>
        )}
      </PagedListView>
    </PageFrame>
  )
}

interface RowProps {
  id: string
  reservation: ReserveOrder
  onPress(): void
}

function Row({ id, reservation: { reserveName, state, slotDesc, venueName, qty }, onPress }: RowProps) {
  const t = useText(reserveText)
  return (
    <Pressable id={id} className={styles.reservation} onPress={onPress}>
      <View className={styles.head}>
        <Text className={styles.name}>{reserveName}</Text>
        <Text className={styles.state}>{t(`reservation.state.${state}`)}</Text>
      </View>
      <View className={styles.sub}>{slotDesc}</View>
      <View className={styles.sub}>{`${venueName} · ${t('reservation.people', { count: qty })}`}</View>
    </Pressable>
  )
}

export default page(ReserveRecordPage, routes.reserveRecord)
