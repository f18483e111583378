import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { OrderOperation, OrderSummary } from '@/contracts/order/order-summary'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { orderText } from '../text'
import type { OrderModel } from './order-model'
import { isService, type ServiceName } from './order-services'

type BarOperation = OrderOperation & { operation: Exclude<OrderOperation['operation'], ServiceName> }

interface OrderBarProps {
  model: Pick<OrderModel<never>, 'cancelling' | 'deleting' | 'setPaying'>
  order: OrderSummary
  /** Where its tickets are shown. */
  voucherId?: string
  /** Actions that are the page's own. */
  children?: ReactNode
}

/** What the server says can be done with the order as a whole; what follows a purchase is in the page itself. */
export const OrderBar = observer(function OrderBar({ model, order, voucherId = '', children }: OrderBarProps) {
  const t = useText(orderText)
  const common = useText(commonText)
  const { navigation, prompts } = useApp()
  const operations = order.orderOperations.filter((each): each is BarOperation => !isService(each))
  if (operations.length === 0 && !children) return null

  async function cancel() {
    const isSure = await prompts.ask({
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
    const isSure = await prompts.ask({
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

  const actions: Record<BarOperation['operation'], () => void> = {
    TO_BE_PAID: () => model.setPaying(true),
    CANCEL: () => void cancel(),
    DELETE: () => void remove(),
    E_TICKET: () => void navigation.open(routes.ticketDetail, { id: voucherId }),
    TICKET_TAKING_CODE: () => void navigation.open(routes.ticketDetail, { id: voucherId }),
  }
  return (
    <BottomBar>
      {children}
      {[...operations].reverse().map(({ operation, displayName, enabled }) => (
        <Button
          key={operation}
          id={`operation-${operation}`}
          kind={isQuiet(operation) ? 'secondary' : 'primary'}
          isWide={!isQuiet(operation)}
          isDisabled={!enabled}
          isBusy={busyOf(model, operation)}
          onPress={actions[operation]}
        >
          {displayName}
        </Button>
      ))}
    </BottomBar>
  )
})

/** What ends an order never stands in the way of what goes on with it. */
function isQuiet(operation: OrderOperation['operation']): boolean {
  return operation === 'CANCEL' || operation === 'DELETE'
}

function busyOf({ cancelling, deleting }: OrderBarProps['model'], operation: OrderOperation['operation']): boolean {
  return (operation === 'CANCEL' && cancelling.isRunning) || (operation === 'DELETE' && deleting.isRunning)
}
