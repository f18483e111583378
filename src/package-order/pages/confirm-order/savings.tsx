import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { formatCents } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { Pressable } from '@/ui/pressable/pressable'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'
import { couponCentsOf } from './offer'

interface SavingsProps {
  model: ConfirmOrderModel
  offer: PreOrderOutput
}

/**
 * Coupons that the total is counted with, and what they save, beside the button: nothing is spent without a word. A tap
 * opens the choice.
 */
export const Savings = observer(function Savings({ model, offer }: SavingsProps) {
  const t = useText(checkoutText)
  const { benefits } = model
  const chosen = benefits.coupons.filter(({ couponId }) => benefits.priced.couponIds.includes(couponId))
  const cents = couponCentsOf(offer.priceItems)
  if (chosen.length === 0 || cents === 0) return null
  const areVouchers = chosen.every(({ couponType }) => couponType === 'EXCHANGE')
  const isUnasked = benefits.requested.open.coupons
  return (
    <Pressable id="savings" className={styles.savings} onPress={() => model.show('coupons')}>
      <Text>
        {t(areVouchers ? 'confirm.saved.vouchers' : 'confirm.saved.coupons', {
          count: chosen.length,
          amount: formatCents(cents),
        })}
      </Text>
      {areVouchers && isUnasked && <View>{t('confirm.saved.keep')}</View>}
    </Pressable>
  )
})
