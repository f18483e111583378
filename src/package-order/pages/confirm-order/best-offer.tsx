import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ChosenBenefits } from '@/domain/best-benefits'
import { formatCents } from '@/domain/money'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import type { CheckoutTextKey } from '../../checkout/locales/zh-cn'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'
import { usePriceChange } from './use-price-change'

/** Applies the cheapest combination with one tap; hidden while it is selected. */
export const BestOffer = observer(function BestOffer({ model }: { model: ConfirmOrderModel }) {
  const t = useText(checkoutText)
  const change = usePriceChange(model)
  const { best } = model.benefits
  if (best === null) return null
  return (
    <View id="best-benefits" className={classNames(styles.join, styles.best)}>
      <View className={styles.words}>
        <View>{t('confirm.best', { amount: formatCents(best.saves) })}</View>
        <View className={styles.sub}>{partsText(t, best.benefits)}</View>
      </View>
      <Button
        id="choose-best"
        kind="secondary"
        size="small"
        isBusy={model.isPricing}
        onPress={() => void change(() => model.benefits.chooseBest())}
      >
        {t('confirm.best.choose')}
      </Button>
    </View>
  )
})

/** Parts of the combination. */
function partsText(t: Translate<CheckoutTextKey>, { couponIds, usePoint, cashCardIds }: ChosenBenefits): string {
  return [
    couponIds.length > 0 && t('confirm.best.coupons', { count: couponIds.length }),
    usePoint && t('confirm.points'),
    cashCardIds.length > 0 && t('confirm.best.cards', { count: cashCardIds.length }),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
