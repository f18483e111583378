import type { UnfinishedPayment } from '@/contracts/order/unfinished-payment'
import type { Locale } from '@/domain/locale'
import type { OrderDetailRecord } from '../services/orders/order-detail'
import { productName } from './payment'

/** Why an order that waits to be paid is not paid yet; nothing before the first try, or when the shop gave one up. */
export function presentUnfinishedPayment(
  { lastPayment }: Pick<OrderDetailRecord, 'lastPayment'>,
  locale: Locale,
): { unfinishedPayment?: UnfinishedPayment } {
  if (!lastPayment || lastPayment.state === 'PAID') return {}
  const state = lastPayment.refusal ?? (lastPayment.state === 'OPEN' ? 'OPEN' : null)
  if (state === null) return {}
  return { unfinishedPayment: { state, paymentMethod: productName(lastPayment.paymentProduct, locale) } }
}
