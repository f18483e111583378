import type { OrderSummary } from '@/contracts/order/order-summary'
import { durationText, longDuration } from '@/domain/show-date'
import type { Translate } from '@/i18n/text'
import type { OrdersTextKey } from './locales/zh-cn'

/** Time left to pay, or until the places are known; in days while there are any (ORDER-056). */
export function timeLeftText(
  { orderState }: Pick<OrderSummary, 'orderState'>,
  seconds: number,
  t: Translate<OrdersTextKey>,
): string {
  if (orderState.name !== 'RESERVE') return t('detail.payBefore', { time: durationText(seconds) })
  const { days, time } = longDuration(seconds)
  return days > 0 ? t('detail.placeInDays', { count: days + 1 }) : t('detail.placeBefore', { time })
}
