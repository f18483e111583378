import type { GetAboutOrderOutput } from '@/contracts/order/get-about-order'
import type { Locale } from '@/domain/locale'
import type { RefundableRecord } from '../services/refunds/refund-records'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'
import { deliverMethodOf } from './order'
import { presentRefundRule } from './refund-rule'

/** Information about an order: delivery, payment, refund and help (ORDER-006). */
export function presentAboutOrder(record: RefundableRecord, locale: Locale): GetAboutOrderOutput {
  const { order, lines } = record
  const words = (key: TextKey, values?: Record<string, string>) => translate(locale, key, values)
  const deliver = deliverMethodOf(order)
  const isSentAlong = deliver === 'EXPRESS' && lines.some(({ kind }) => kind === 'GOODS')
  return {
    sections: [
      ...(order.type === 'TICKET'
        ? [{ title: words(`deliver.${deliver}`), content: words(`deliver.${deliver}.tip`) }]
        : []),
      ...(order.type === 'GOODS' || isSentAlong
        ? [{ title: words('order.about.goods'), content: words('order.about.goods.body') }]
        : []),
      { title: words('order.about.pay'), content: words('order.about.pay.body') },
      {
        title: words('order.about.refund'),
        content: refundLines(record, locale).join('\n'),
      },
      {
        title: words('order.about.service'),
        content: words('order.about.service.body', { number: order.orderNumber }),
      },
    ],
  }
}

/** Refund fees and their deadlines; a single rule for all times names none. */
function refundLines(record: RefundableRecord, locale: Locale): string[] {
  const rules = record.order.type === 'TICKET' ? presentRefundRule(record, locale).periods : []
  const how = translate(locale, 'order.about.refund.body')
  const [first, ...others] = rules
  if (first && others.length === 0) return first.allowed ? [first.feeDesc, how] : [first.feeDesc]
  const lines = rules.map(({ timeDesc: time, feeDesc: fee }) =>
    translate(locale, 'order.about.refund.rule', { time, fee }),
  )
  return [...lines, how]
}
