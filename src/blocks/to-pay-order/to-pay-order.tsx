import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { durationText } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { orderRoute } from '@/services/navigation/order-route'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import type { BlockHost, BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { blockText } from '../text'
import { useTimeLeft } from '../use-time-left'
import styles from './to-pay-order.module.scss'

/** The user's order that waits to be paid; nothing without one. */
export function ToPayOrder({ component, host }: BlockProps<'TO_PAY_ORDER'>) {
  const { componentId, data } = component
  const { order } = data
  return order ? <Order key={order.orderId} componentId={componentId} order={order} host={host} /> : null
}

interface OrderProps {
  componentId: string
  order: OrderSummary
  host: BlockHost
}

const Order = observer(function Order({ componentId, order, host }: OrderProps) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { orderId, orderType, firstShowName, showTimeDesc, displayPosterURL, total } = order
  const seconds = order.reserveTime ?? 0
  const left = useTimeLeft({ host, componentId, source: order, seconds, onEnd: host.onUserChange })
  const open = () => void navigation.open(orderRoute(orderType), { orderId })
  return (
    <View className={styles.block}>
      <View className={styles.head}>
        <Text className={styles.title}>{t('order.toPay')}</Text>
        <Text className={styles.left}>{t('order.left', { time: durationText(left) })}</Text>
      </View>
      <MediaRow
        imgUrl={displayPosterURL}
        title={firstShowName}
        lines={showTimeDesc ? [showTimeDesc] : []}
        after={
          <View className={styles.after}>
            <Price price={total} />
            <Button id="pay-order" size="small" onPress={open}>
              {t('order.pay')}
            </Button>
          </View>
        }
        onPress={open}
      />
    </View>
  )
})
