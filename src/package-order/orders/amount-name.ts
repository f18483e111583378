import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Translate } from '@/i18n/text'
import type { SharedTextKey } from '../shared/locales/zh-cn'
import type { OrdersTextKey } from './locales/zh-cn'

/** Label of an order total: nothing has been paid for an order that waits for payment or was cancelled. */
export function amountName(
  { orderState }: Pick<OrderSummary, 'orderState'>,
  t: Translate<OrdersTextKey>,
  shared: Translate<SharedTextKey>,
): string {
  if (orderState.name === 'UNPAID') return t('detail.amountDue')
  return orderState.name === 'CANCELED' ? shared('confirm.total') : t('detail.amount')
}
