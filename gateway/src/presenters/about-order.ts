import type { GetAboutOrderOutput } from '@/contracts/order/get-about-order'
import type { Locale } from '@/domain/locale'
import type { RefundableRecord } from '../services/refunds/refund-records'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'
import { deliverMethodOf } from './order'
import { presentRefundRule } from './refund-rule'

/** What the buyer of an order should know: how it comes, how it is paid and given back, who helps (ORDER-006). */
export function presentAboutOrder(record: RefundableRecord, locale: Locale): GetAboutOrderOutput {
  const { order, lines } = record
  const words = (key: TextKey, values?: Record<string, string>) => translate(locale, key, values)
  const deliver = deliverMethodOf(order)
  const isSentAlong = deliver === 'EXPRESS' && lines.some(({ kind }) => kind === 'GOODS')
  const rules = order.type === 'TICKET' ? presentRefundRule(record, locale).periods : []
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
        content: [
          ...rules.map(({ timeDesc, feeDesc }) => words('order.about.refund.rule', { time: timeDesc, fee: feeDesc })),
          words('order.about.refund.body'),
        ].join('\n'),
      },
      {
        title: words('order.about.service'),
        content: words('order.about.service.body', { number: order.orderNumber }),
      },
    ],
  }
}
