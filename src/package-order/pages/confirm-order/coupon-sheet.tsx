import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponOption } from '@/blocks/coupons/coupon-option'
import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import { orderText } from '../../text'
import type { ConfirmOrderModel } from './confirm-order-model'
import styles from './coupon-sheet.module.scss'
import { usePriceChange } from './use-price-change'

interface CouponSheetProps {
  model: ConfirmOrderModel
  onClose(): void
}

/** The coupons of the buyer: those that can be used, then the others with why not. Each tap changes the price at once. */
export const CouponSheet = observer(function CouponSheet({ model, onClose }: CouponSheetProps) {
  const t = useText(orderText)
  return (
    <Sheet
      id="coupon-sheet"
      title={t('confirm.coupons')}
      height={75}
      footer={
        <Button id="coupons-done" isWide isBusy={model.isPricing} onPress={onClose}>
          {t('confirm.coupons.done')}
        </Button>
      }
      onClose={onClose}
    >
      <View className={styles.rule}>{t('confirm.coupons.rule')}</View>
      <View className={styles.list}>
        {model.benefits.coupons.map((coupon, index) => (
          <OfferedOption key={coupon.couponId} id={`offered-coupon-${index}`} coupon={coupon} model={model} />
        ))}
      </View>
    </Sheet>
  )
})

interface OfferedOptionProps {
  id: string
  coupon: OfferedCoupon
  model: ConfirmOrderModel
}

const OfferedOption = observer(function OfferedOption({ id, coupon, model }: OfferedOptionProps) {
  const t = useText(orderText)
  const { prompts } = useApp()
  const change = usePriceChange(model)
  const { benefits, isPricing } = model
  const isChosen = benefits.priced.couponIds.includes(coupon.couponId)

  async function toggle() {
    // The price of the tap before is on its way.
    if (isPricing) return
    if (!(await change(() => benefits.toggleCoupon(coupon)))) prompts.showToast(t('confirm.coupons.notApplicable'))
  }

  return <CouponOption id={id} role="checkbox" coupon={coupon} isChosen={isChosen} onPress={() => void toggle()} />
})
