import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { getReservationVoucher } from '@/contracts/reserve/get-reservation-voucher'
import type { Id } from '@/contracts/wire-types'
import { useText } from '@/i18n/use-text'
import { CacheStatus } from '@/lib/cache-status'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { themeStyle } from '@/shell/theme-style'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { CachedNotice } from '@/ui/cached-notice/cached-notice'
import { Cell } from '@/ui/cell/cell'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { entryText } from '../../entry/text'
import styles from './ticket-detail-new.module.scss'

/** A reserved time with its entry code (TICKET-026). */
export const ReservedTime = observer(function ReservedTime({ id }: { id: Id }) {
  const t = useText(entryText)
  const { navigation, theme } = useApp()
  const { reserved, cacheStatus } = useModel(({ request }) => {
    const cacheStatus = new CacheStatus()
    const load = () => cacheStatus.track((options) => request(getReservationVoucher, { id }, options))
    return { reserved: new Resource(load), cacheStatus }
  })

  useLoad(reserved, 'shown', 'tickets')

  return (
    <PageFrame hasOwnTitle title={t('reserved.title')}>
      <ResourceView resource={reserved} skeleton={<PageSkeleton height={480} />}>
        {({ venueName, slotDesc, qrCode, visitors, state }) => (
          <View className={classNames(styles.page, styles.single)}>
            <CachedNotice savedAt={cacheStatus.savedAt} />
            <Heading className={styles.show}>{venueName}</Heading>
            <View className={styles.sub}>{slotDesc}</View>
            <View className={styles.card} style={themeStyle(theme.lightPalette)}>
              {qrCode ? (
                <QrCode id="reserved-qr" content={qrCode} name={t('reserved.qr')} />
              ) : (
                <View className={styles.noCode}>{state === 'BOOKED' ? '' : t(`reserved.${state}`)}</View>
              )}
              <Text className={styles.hint}>{t('reserved.hint')}</Text>
            </View>
            <View className={styles.group}>
              <Cell title={t('reserved.time')} value={slotDesc} />
              {visitors.length > 0 && <Cell title={t('reserved.visitors')} value={visitors.join(' · ')} />}
              <Cell
                id="to-order"
                title={t('reserved.order')}
                onPress={() => void navigation.open(routes.orderDetail, { orderId: id })}
              />
            </View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
})
