import { View } from '@tarojs/components'
import type { GetOrderOutput } from '@/contracts/order/get-order'
import type { OrderOperation } from '@/contracts/order/order-summary'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Cell } from '@/ui/cell/cell'
import type { IconName } from '@/ui/icon/icon-name'
import styles from './order-detail.module.scss'

const ICONS = { TRANSFER: 'share-2', REBOOK: 'calendar-days', REFUND: 'receipt' } as const satisfies Partial<
  Record<OrderOperation['operation'], IconName>
>

/** What can follow a purchase: each has a page of its own. */
export type ServiceName = keyof typeof ICONS

type Service = OrderOperation & { operation: ServiceName }

export function isService(operation: OrderOperation): operation is Service {
  return operation.operation in ICONS
}

/** The ways from an order to what can be done with its tickets, one a row. */
export function OrderServices({ order }: { order: GetOrderOutput }) {
  const { navigation } = useApp()
  const services = order.operations.filter(isService)
  const { orderId } = order.orderBrief
  const [voucherId = ''] = order.voucherIds
  if (services.length === 0) return null

  /** One session needs no choice of it. */
  function openRefund() {
    const sessions = order.shows.flatMap((show) => show.sessions)
    void navigation.open(sessions.length > 1 ? routes.refundOrders : routes.refundOrderTickets, { orderId })
  }

  const actions: Record<ServiceName, () => void> = {
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
