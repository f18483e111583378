import type { GetPaySuccessInput, GetPaySuccessOutput, PayResult } from '@/contracts/order/get-pay-success'
import type { Locale } from '@/domain/locale'
import type { PublicCall } from '../call'
import type { OrderRecord, OrderRow } from '../services/orders/order-records'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'

type Call = Pick<PublicCall<GetPaySuccessInput>, 'input' | 'locale' | 'origin'>

/** The page of a payment that is none, or is none of the caller's (D-36). */
export function presentPayResult({ input, locale }: Call, result: Exclude<PayResult, 'PAID'>): GetPaySuccessOutput {
  return {
    orderId: input.orderId,
    result,
    title: translate(locale, `payResult.${result}`),
    tips: translate(locale, `payResult.${result}.tips`),
    shareImageUrl: '',
    buttons: buttonsTo(['home'], locale),
  }
}

/** The page of a paid order for its buyer. */
export function presentPaidOrder({ locale, origin }: Call, { order, lines }: OrderRecord): GetPaySuccessOutput {
  const showId = lines[0]?.showId ?? null
  return {
    orderId: order.id,
    orderType: order.type,
    result: 'PAID',
    title: translate(locale, 'order.success.title'),
    tips: translate(locale, tipsOf(order)),
    shareImageUrl: showId === null ? '' : pictureUrls(origin).poster(showId),
    buttons: buttonsTo(hasTickets(order) ? ['ticket', 'home'] : ['home'], locale),
  }
}

function tipsOf({ source, type, deliverMethod }: OrderRow) {
  if (source === 'WAIT_LIST') return 'waitList.WAITING.desc'
  if (type === 'TICKET') {
    return deliverMethod === null || deliverMethod === 'E_TICKET'
      ? 'order.success.tips'
      : (`success.${deliverMethod}` as const)
  }
  return type === 'GOODS' ? 'order.success.goods' : 'order.success.other'
}

/** Whether the order has tickets to show. */
function hasTickets({ type, source, deliverMethod }: OrderRow): boolean {
  return type === 'TICKET' && source !== 'WAIT_LIST' && deliverMethod !== 'EXPRESS'
}

function buttonsTo(targets: readonly ('ticket' | 'home')[], locale: Locale): GetPaySuccessOutput['buttons'] {
  return targets.map((target) => ({
    text: translate(locale, `order.success.${target}`),
    jump: { type: 'PAGE', target },
  }))
}
