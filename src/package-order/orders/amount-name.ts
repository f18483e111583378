import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Translate } from '@/i18n/text'
import type { SharedTextKey } from '../shared/locales/zh-cn'
import type { OrdersTextKey } from './locales/zh-cn'

/** What the sum of an order is called: nobody has paid one that waits for its money, or that came to nothing. */
export function amountName(
  { orderState }: Pick<OrderSummary, 'orderState'>,
  t: Translate<OrdersTextKey>,
  shared: Translate<SharedTextKey>,
): string {
  if (orderState.name === 'UNPAID') return t('detail.amountDue')
  return orderState.name === 'CANCELED' ? shared('confirm.total') : t('detail.amount')
}
