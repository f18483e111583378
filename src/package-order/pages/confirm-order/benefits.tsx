import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ReceivableCoupon } from '@/blocks/coupons/receivable-coupon'
import type { PointOffer } from '@/contracts/order/offered-benefits'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { formatCents, formatYuan } from '@/domain/money'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Pressable } from '@/ui/pressable/pressable'
import type { CheckoutTextKey } from '../../checkout/locales/zh-cn'
import { checkoutText } from '../../checkout/text'
import { BestOffer } from './best-offer'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'
import { couponCentsOf } from './offer'
import { usePriceChange } from './use-price-change'

interface BenefitsProps {
  model: ConfirmOrderModel
  offer: PreOrderOutput
}

/** Further deductions: coupons to receive or to use, points, cash cards. Hidden without any. */
export const Benefits = observer(function Benefits({ model, offer }: BenefitsProps) {
  const t = useText(checkoutText)
  const change = usePriceChange(model)
  const { benefits } = model
  const { coupons, receivableCoupon, priceItems, points, cashCards } = offer
  const usable = coupons.filter((coupon) => coupon.usable).length
  const taken = couponCentsOf(priceItems)
  const arePointsOffered = points.usePoint > 0 || points.selected
  if (coupons.length === 0 && !receivableCoupon && !arePointsOffered && cashCards.length === 0) return null
  return (
    <Card>
      {receivableCoupon && (
        <ReceivableCoupon
          offer={receivableCoupon}
          buttonText={t('confirm.coupons.receive', { amount: formatYuan(receivableCoupon.saving) })}
          isPricing={model.isPricing}
          onReceived={(couponId) => void change(() => benefits.useReceived(couponId))}
        />
      )}
      <BestOffer model={model} />
      {coupons.length > 0 && (
        <Cell
          id="choose-coupons"
          title={t('confirm.coupons')}
          value={
            taken > 0
              ? `-¥${formatCents(taken)}`
              : t(usable > 0 ? 'confirm.coupons.usable' : 'confirm.coupons.none', { count: usable })
          }
          onPress={() => model.show('coupons')}
        />
      )}
      {arePointsOffered && (
        <BenefitOption
          id="use-points"
          name={t('confirm.points')}
          words={pointWords(t, points)}
          isChecked={points.selected}
          onPress={() => void change(() => benefits.togglePoints())}
        />
      )}
      {cashCards.map(({ cardId, cardName, cardPrice, applied }, index) => (
        <BenefitOption
          key={cardId}
          id={`cash-card-${index}`}
          name={cardName}
          words={t(applied > 0 ? 'confirm.card.applied' : 'confirm.card.left', {
            left: formatYuan(cardPrice),
            applied: formatYuan(applied),
          })}
          isChecked={benefits.priced.cashCardIds.includes(cardId)}
          onPress={() => void change(() => benefits.toggleCashCard(cardId))}
        />
      ))}
    </Card>
  )
})

/** Amount that points pay, and which of its two limits applies (ORDER-059). */
function pointWords(t: Translate<CheckoutTextKey>, points: PointOffer): string {
  const { usePoint, usePointPrice: amount, held, rate, limitProportion: percent } = points
  const isByShare = amount < Math.floor(held / rate)
  return `${t('confirm.points.use', { points: usePoint, amount, held })} · ${t(
    isByShare ? 'confirm.points.byShare' : 'confirm.points.byHeld',
    { percent, rate },
  )}`
}

interface BenefitOptionProps {
  id: string
  name: string
  words: string
  isChecked: boolean
  onPress(): void
}

function BenefitOption({ id, name, words, isChecked, onPress }: BenefitOptionProps) {
  return (
    <Pressable id={id} role="checkbox" isChecked={isChecked} className={styles.option} onPress={onPress}>
      <View className={styles.words}>
        <View>{name}</View>
        <View className={styles.sub}>{words}</View>
      </View>
      <CheckMark isChecked={isChecked} />
    </Pressable>
  )
}
