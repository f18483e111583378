import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { OrderSummary } from '@/contracts/order/order-summary'
import { dateTimeText } from '@/domain/date-text'
import type { Locale } from '@/domain/locale'
import { crossSessionText, crossShowTitle, crossVenueTitle } from '@/domain/order-title'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { Countdown } from '@/lib/countdown'
import { orderRoute } from '@/services/navigation/order-route'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { firstOperation, openOperation } from '../../orders/order-operations'
import { ordersText } from '../../orders/text'
import { timeLeftText } from '../../orders/time-left-text'
import { sharedText } from '../../shared/text'
import styles from './orders.module.scss'

interface OrderRowProps {
  id: string
  order: OrderSummary
  /** True if its button is the primary one of the list. */
  isPrimary: boolean
  /** Called when the payment deadline has passed. */
  onOver(): void
}

/** An order in the list: a tap opens it, its button starts the most likely operation. */
export function OrderRow({ id, order, isPrimary, onOver }: OrderRowProps) {
  const t = useText(ordersText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const locale = useLocale()
  const { orderId, orderType } = order
  const operation = firstOperation(order)
  return (
    <View className={styles.order}>
      <Pressable
        id={id}
        className={styles.summary}
        onPress={() => void navigation.open(orderRoute(orderType), { orderId })}
      >
        <View className={styles.head}>
          <Text className={styles.state}>{order.orderStatusTitle}</Text>
          <Text className={styles.sub}>{dateTimeText(order.createTime, locale)}</Text>
        </View>
        <ShowSummary
          name={titleOf(order, locale)}
          posterUrl={order.displayPosterURL}
          posterColor={order.posterColor}
          lines={placesOf(order, locale)}
        >
          <View className={styles.foot}>
            <Text className={styles.sub}>
              {orderType === 'TICKET'
                ? shared('orders.qty', { count: order.qty })
                : t('detail.qty', { count: order.qty })}
            </Text>
            <Price price={order.total} />
          </View>
        </ShowSummary>
      </Pressable>
      {operation && (
        <View className={styles.actions}>
          {order.reserveTime ? <TimeToPay order={order} onOver={onOver} /> : null}
          <Button
            id={`${id}-${operation.operation}`}
            kind={isPrimary ? 'primary' : 'secondary'}
            size="small"
            isDisabled={!operation.enabled}
            label={`${operation.displayName} ${order.firstShowName}`}
            onPress={() => void openOperation(navigation, operation.operation, order)}
          >
            {operation.displayName}
          </Button>
        </View>
      )}
    </View>
  )
}

/** Time left to pay an order, or until its places are known. */
const TimeToPay = observer(function TimeToPay({ order, onOver }: Pick<OrderRowProps, 'order' | 'onOver'>) {
  const t = useText(ordersText)
  const left = useModel(({ clock }) => new Countdown(clock))

  // biome-ignore lint/correctness/useExhaustiveDependencies: anyone who draws the row makes another function each time.
  useEffect(() => {
    left.start(order.reserveTime ?? 0, onOver)
    return () => left.stop()
  }, [left, order])

  return left.isRunning ? <Text className={styles.left}>{timeLeftText(order, left.secondsLeft, t)}</Text> : null
})

/** One title for several shows (ORDER-029). */
function titleOf({ crossShow, firstShowName }: OrderSummary, locale: Locale): string {
  return crossShow ? crossShowTitle(firstShowName, locale) : firstShowName
}

/** Dates and places, one line each for several (ORDER-030, ORDER-031). */
function placesOf(order: OrderSummary, locale: Locale): string[] {
  const { crossSession, crossVenue, showTimeDesc, cityName, firstVenueName } = order
  const venue = `${cityName} ${firstVenueName}`.trim()
  return [
    crossSession ? crossSessionText(showTimeDesc, locale) : showTimeDesc,
    crossVenue ? crossVenueTitle(venue, locale) : venue,
  ].filter(Boolean)
}
