import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { paymentText } from '@/blocks/payment/text'
import type { OperationName, OrderSummary } from '@/contracts/order/order-summary'
import { priceText } from '@/domain/money'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import type { OrderModel } from './order-model'
import { hasPage, openOperation, operationsByPlace } from './order-operations'
import { ordersText } from './text'

interface OrderBarProps {
  model: Pick<OrderModel<never>, 'cancelling' | 'deleting' | 'setPaying'>
  order: OrderSummary
  /** True after a payment attempt. */
  wasTried?: boolean
  /** Own action of the page, then the primary one. */
  children?: ReactNode
}

/** Operations on the whole order, as offered by the gateway; what follows a purchase is part of the page. */
export const OrderBar = observer(function OrderBar({ model, order, wasTried = false, children }: OrderBarProps) {
  const t = useText(ordersText)
  const common = useText(commonText)
  const payment = useText(paymentText)
  const { navigation, prompts } = useApp()
  const { first, quiet } = operationsByPlace(order)
  const operations = [...quiet].reverse().concat([...first].reverse())
  if (operations.length === 0 && !children) return null

  async function cancel() {
    const isSure = await prompts.showDialog({
      title: t('detail.cancelAsk'),
      confirmText: common('action.confirm'),
      cancelText: t('detail.keep'),
    })
    if (!isSure) return
    await model.cancelling.submit()
    const { error } = model.cancelling
    prompts.showToast(error ? errorText(error, common).title : t('detail.cancelled'))
  }

  async function remove() {
    const isSure = await prompts.showDialog({
      title: t('detail.deleteAsk'),
      confirmText: common('action.confirm'),
      cancelText: t('detail.keep'),
    })
    if (!isSure) return
    await model.deleting.submit()
    const { error } = model.deleting
    prompts.showToast(error ? errorText(error, common).title : t('detail.deleted'))
    if (!error) await navigation.redirect(routes.orders, {})
  }

  function act(operation: OperationName): void {
    if (operation === 'TO_BE_PAID') model.setPaying(true)
    else if (operation === 'CANCEL') void cancel()
    else if (operation === 'DELETE') void remove()
    else if (hasPage(operation)) void openOperation(navigation, operation, order)
  }

  /** One primary button; an operation that ends the order is never primary beside one that continues it. */
  const isPrimary = (operation: OperationName) => !children && operation === first[0]?.operation
  return (
    <BottomBar>
      {operations.map(({ operation, displayName, enabled }) => (
        <Button
          key={operation}
          id={`operation-${operation}`}
          kind={isPrimary(operation) ? 'primary' : 'secondary'}
          isWide={isPrimary(operation)}
          isDisabled={!enabled}
          isBusy={busyOf(model, operation)}
          onPress={() => act(operation)}
        >
          {operation === 'TO_BE_PAID'
            ? `${wasTried ? payment('unfinished.again') : displayName} ${priceText(order.total)}`
            : displayName}
        </Button>
      ))}
      {children}
    </BottomBar>
  )
})

function busyOf({ cancelling, deleting }: OrderBarProps['model'], operation: OperationName): boolean {
  return (operation === 'CANCEL' && cancelling.isRunning) || (operation === 'DELETE' && deleting.isRunning)
}
