import type { OrderSummary } from '@/contracts/order/order-summary'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Cell } from '@/ui/cell/cell'
import { ordersText } from './text'

/** Links to information about an order and its waiting list (ORDER-006, ORDER-053). */
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
