import { observer } from 'mobx-react'
import type { CustomerServiceModel } from '@/blocks/customer-service/customer-service-model'
import { useContactService } from '@/blocks/customer-service/use-contact-service'
import type { OperationName, OrderSummary } from '@/contracts/order/order-summary'
import { useApp } from '@/shell/app-context'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import type { IconName } from '@/ui/icon/icon-name'
import { hasPage, openOperation, operationsByPlace } from './order-operations'

const ICONS: Partial<Record<OperationName, IconName>> = {
  EXPRESS: 'truck',
  TRANSFER: 'share-2',
  REBOOK: 'calendar-days',
  REFUND: 'credit-card',
  INVOICE: 'receipt',
  ADD_PURCHASE: 'store',
  CONTACT: 'message-circle',
}

interface OrderServicesProps {
  order: OrderSummary
  service: CustomerServiceModel
}

/** Operations on bought items, one per row. */
export const OrderServices = observer(function OrderServices({ order, service }: OrderServicesProps) {
  const { navigation } = useApp()
  const contact = useContactService(service)
  const services = operationsByPlace(order).service
  if (services.length === 0) return null

  function act(operation: OperationName): void {
    if (operation === 'CONTACT') void contact()
    else if (hasPage(operation)) void openOperation(navigation, operation, order)
  }

  return (
    <Card isList>
      {services.map(({ operation, displayName, enabled }) => {
        const icon = ICONS[operation]
        return (
          <Cell
            key={operation}
            id={`operation-${operation}`}
            title={displayName}
            {...(icon && { icon })}
            {...(enabled && { onPress: () => act(operation) })}
          />
        )
      })}
    </Card>
  )
})
