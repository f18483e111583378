import type { OrderSummary } from '@/contracts/order/order-summary'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Cell } from '@/ui/cell/cell'
import { ordersText } from './text'

/** The ways to what is to be known about an order, and about the waiting list that it stands on (ORDER-006, ORDER-053). */
export function MoreAbout({ order: { orderId, waitListState } }: { order: OrderSummary }) {
  const t = useText(ordersText)
  const { navigation } = useApp()
  return (
    <>
      {waitListState !== 'NONE' && (
        <Cell
          id="wait-list"
          title={t('waitListInstruction.title')}
          onPress={() => void navigation.open(routes.waitListInstruction, { orderId })}
        />
      )}
      <Cell
        id="about-order"
        title={t('aboutOrder.title')}
        onPress={() => void navigation.open(routes.aboutOrder, { orderId })}
      />
    </>
  )
}
