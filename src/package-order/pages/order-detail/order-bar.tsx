import { observer } from 'mobx-react'
import type { GetOrderOutput } from '@/contracts/order/get-order'
import type { OrderOperation } from '@/contracts/order/order-summary'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { orderText } from '../../text'
import type { OrderDetailModel } from './order-detail-model'

/** What the server says can be done with the order. */
export const OrderBar = observer(function OrderBar({
  model,
  order,
}: {
  model: OrderDetailModel
  order: GetOrderOutput
}) {
  const t = useText(orderText)
  const common = useText(commonText)
  const { navigation, prompts } = useApp()
  const [voucherId = ''] = order.voucherIds
  if (order.operations.length === 0) return null

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

  const actions: Record<OrderOperation['operation'], () => void> = {
    TO_BE_PAID: () => model.setPaying(true),
    CANCEL: () => void cancel(),
    E_TICKET: () => void navigation.open(routes.ticketDetail, { id: voucherId }),
    TICKET_TAKING_CODE: () => void navigation.open(routes.ticketDetail, { id: voucherId }),
  }
  return (
    <BottomBar>
      {[...order.operations].reverse().map(({ operation, displayName, enabled }) => (
        <Button
          key={operation}
          id={`operation-${operation}`}
          kind={operation === 'CANCEL' ? 'secondary' : 'primary'}
          isWide={operation !== 'CANCEL'}
          isDisabled={!enabled}
          isBusy={operation === 'CANCEL' && model.cancelling.isRunning}
          onPress={actions[operation]}
        >
          {displayName}
        </Button>
      ))}
    </BottomBar>
  )
})
