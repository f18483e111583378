import { View } from '@tarojs/components'
import type { OrderOperation, OrderSummary } from '@/contracts/order/order-summary'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Cell } from '@/ui/cell/cell'
import type { IconName } from '@/ui/icon/icon-name'
import styles from './order.module.scss'

const ICONS = {
  EXPRESS: 'truck',
  TRANSFER: 'share-2',
  REBOOK: 'calendar-days',
  REFUND: 'receipt',
} as const satisfies Partial<Record<OrderOperation['operation'], IconName>>

/** What can follow a purchase: each has a page of its own. */
export type ServiceName = keyof typeof ICONS

type Service = OrderOperation & { operation: ServiceName }

export function isService(operation: OrderOperation): operation is Service {
  return operation.operation in ICONS
}

interface OrderServicesProps {
  order: OrderSummary
  voucherId?: string
}

/** The ways from an order to what can be done with what was bought, one a row. */
export function OrderServices({ order, voucherId = '' }: OrderServicesProps) {
  const { navigation } = useApp()
  const { orderId, crossSession, orderOperations } = order
  const services = orderOperations.filter(isService)
  if (services.length === 0) return null

  /** One session needs no choice of it. */
  const openRefund = () =>
    void navigation.open(crossSession ? routes.refundOrders : routes.refundOrderTickets, { orderId })

  const actions: Record<ServiceName, () => void> = {
    EXPRESS: () => void navigation.open(routes.express, { orderId }),
    TRANSFER: () => void navigation.open(routes.sendMineTicket, { voucherId }),
    REBOOK: () => void navigation.open(routes.rebookTicket, { orderId }),
    REFUND: openRefund,
  }
  return (
    <View className={styles.section}>
      {services.map(({ operation, displayName, enabled }) => (
        <Cell
          key={operation}
          id={`operation-${operation}`}
          isFlush
          icon={ICONS[operation]}
          title={displayName}
          {...(enabled && { onPress: actions[operation] })}
        />
      ))}
    </View>
  )
}
