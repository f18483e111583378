import { View } from '@tarojs/components'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import type { PreviewRefundOutput } from '@/contracts/refund/preview-refund'
import { priceInfoFromCents, yuanToCents } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { Heading } from '@/ui/heading/heading'
import { refundsText } from '../../refunds/text'
import styles from './refund-order-tickets.module.scss'

/** Refund and fees, line by line (REFUND-007, REFUND-011). */
export function RefundBill({ plan, hasGoods }: { plan: PreviewRefundOutput; hasGoods: boolean }) {
  const t = useText(refundsText)
  const { items, fee, cardAmount, refundInfo, returnsCoupons, returnPoint, tips } = plan
  const line = (id: string, name: string, yuan: number, direction: 'PLUS' | 'MINUS') => ({
    id,
    name,
    direction,
    priceInfo: priceInfoFromCents(yuanToCents(yuan)),
  })
  const lines = [
    line(
      'tickets',
      t(hasGoods ? 'refund.items' : 'refund.tickets', { count: items.length }),
      plan.ticketAmount,
      'PLUS',
    ),
    line('fee', t('refund.fee'), fee, fee > 0 ? 'MINUS' : 'PLUS'),
    ...(cardAmount > 0 ? [line('card', t('refund.card'), cardAmount, 'MINUS')] : []),
  ]
  const more = [
    returnsCoupons && t('refund.coupons'),
    returnPoint > 0 && t('refund.points', { count: returnPoint }),
    ...tips,
  ]
  return (
    <>
      <Heading className={styles.title}>{t('refund.bill')}</Heading>
      <PriceLines items={lines} total={{ name: t('refund.back'), priceInfo: refundInfo }} />
      {more.map(
        (words) =>
          words && (
            <View key={words} className={styles.sub}>
              {words}
            </View>
          ),
      )}
    </>
  )
}
