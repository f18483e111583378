import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { formatCents } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'
import { couponCentsOf } from './offer'

interface TotalWithSavingsProps {
  model: ConfirmOrderModel
  offer: PreOrderOutput
}

/**
 * Total beside the button, with the applied coupons and their savings: nothing is spent unseen. A tap opens the
 * selection.
 */
export const TotalWithSavings = observer(function TotalWithSavings({ model, offer }: TotalWithSavingsProps) {
  const t = useText(checkoutText)
  const { benefits } = model
  const chosen = benefits.coupons.filter(({ couponId }) => benefits.priced.couponIds.includes(couponId))
  const cents = couponCentsOf(offer.priceItems)
  const total = <Price className={styles.barPrice} price={offer.total} />
  if (chosen.length === 0 || cents === 0) return <View className={styles.sum}>{total}</View>
  const areVouchers = chosen.every(({ couponType }) => couponType === 'EXCHANGE')
  const isUnasked = benefits.requested.open.coupons
  return (
    <Pressable id="savings" className={styles.savings} onPress={() => model.show('coupons')}>
      {total}
      <Text className={styles.savingsWords}>
        {t(areVouchers ? 'confirm.saved.vouchers' : 'confirm.saved.coupons', {
          count: chosen.length,
          amount: formatCents(cents),
        })}
      </Text>
      {areVouchers && isUnasked && <Text className={styles.savingsWords}>{t('confirm.saved.keep')}</Text>}
    </Pressable>
  )
})
