import type { GetPaySuccessOutput } from '@/contracts/order/get-pay-success'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { orderRoute } from '@/services/navigation/order-route'
import { useApp } from '@/shell/app-context'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { sharedText } from '../shared/text'
import { paymentResultText } from './text'

/** An order after its payment, and the page that it was paid on. */
export interface ResultOrder {
  orderId: string
  orderType: string | undefined
  fromPage: string | undefined
}

interface OtherResultProps extends Pick<GetPaySuccessOutput, 'title' | 'tips'> {
  result: Exclude<GetPaySuccessOutput['result'], 'PAID'>
  order: ResultOrder
}

/** Page of an order that is not paid, or not the user's, with the next step (D-36). */
export function OtherResult({ result, title, tips, order }: OtherResultProps) {
  const t = useText(paymentResultText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const { orderId, orderType, fromPage } = order
  const openOrder = {
    actionText: shared('success.order'),
    onAction: () => void navigation.redirect(orderRoute(orderType, fromPage), { orderId }),
  }
  const openOrders = {
    actionText: t('success.orders'),
    onAction: () => void navigation.redirect(routes.orders, {}),
  }
  const nextSteps = {
    UNPAID: openOrder,
    CANCELED: openOrder,
    CLOSED: openOrder,
    REFUNDED: openOrder,
    UNKNOWN: openOrders,
    FOREIGN: openOrders,
    VISITOR: { actionText: t('loading.logIn'), onAction: () => void navigation.openLogin() },
  }
  return <EmptyState icon={result === 'UNPAID' ? 'clock' : 'info'} title={title} hint={tips} {...nextSteps[result]} />
}
