import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef } from 'react'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { durationText } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { Countdown } from '@/lib/countdown'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import type { BlockHost, BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { blockText } from '../text'
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
  const countdown = useModel(({ clock }) => new Countdown(clock))
  const { orderId, firstShowName, showTimeDesc, displayPosterURL, total } = order

  // The host is another object at each drawing; what it does is the same.
  const theHost = useRef(host)
  theHost.current = host

  useEffect(() => {
    const left = theHost.current.secondsLeft(componentId, order.reserveTime ?? 0)
    countdown.start(left, () => theHost.current.noteUserChange())
    return () => countdown.stop()
  }, [componentId, countdown, order])

  const open = () => void navigation.open(routes.orderDetail, { orderId })
  return (
    <View className={styles.block}>
      <View className={styles.head}>
        <Text className={styles.title}>{t('order.toPay')}</Text>
        <Text className={styles.left}>{t('order.left', { time: durationText(countdown.secondsLeft) })}</Text>
      </View>
      <MediaRow
        imgUrl={displayPosterURL}
        title={firstShowName}
        lines={[showTimeDesc]}
        after={
          <View className={styles.after}>
            <Price price={total} />
            <Button id="pay-order" size="small" onTap={open}>
              {t('order.pay')}
            </Button>
          </View>
        }
        onTap={open}
      />
    </View>
  )
})
