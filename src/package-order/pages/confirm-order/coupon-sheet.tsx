import { observer } from 'mobx-react'
import { CouponOption } from '@/blocks/coupons/coupon-option'
import { OfferedCouponsSheet } from '@/blocks/coupons/offered-coupons-sheet'
import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import { choosableGroups } from '@/domain/coupon-groups'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { checkoutText } from '../../checkout/text'
import type { ConfirmOrderModel } from './confirm-order-model'
import { usePriceChange } from './use-price-change'

interface CouponSheetProps {
  model: ConfirmOrderModel
  onClose(): void
}

/** Coupons of the buyer: applicable ones, then the others with the reason. Each tap changes the price at once. */
export const CouponSheet = observer(function CouponSheet({ model, onClose }: CouponSheetProps) {
  const t = useText(checkoutText)
  return (
    <OfferedCouponsSheet
      title={t('confirm.coupons')}
      rule={t('confirm.coupons.rule')}
      doneText={t('confirm.coupons.done')}
      isPricing={model.isPricing}
      onClose={onClose}
    >
      {choosableGroups(model.benefits.coupons, model.benefits.priced.couponIds).map(({ coupon, count }, index) => (
        <OfferedOption
          key={coupon.couponId}
          id={`offered-coupon-${index}`}
          coupon={coupon}
          count={count}
          model={model}
        />
      ))}
    </OfferedCouponsSheet>
  )
})

interface OfferedOptionProps {
  id: string
  coupon: OfferedCoupon
  /** Equal ones that it stands for. */
  count: number
  model: ConfirmOrderModel
}

const OfferedOption = observer(function OfferedOption({ id, coupon, count, model }: OfferedOptionProps) {
  const t = useText(checkoutText)
  const { prompts } = useApp()
  const change = usePriceChange(model)
  const { benefits, isPricing } = model
  const isChosen = benefits.priced.couponIds.includes(coupon.couponId)

  async function toggle() {
    // The price of the previous tap is pending.
    if (isPricing) return
    if (!(await change(() => benefits.toggleCoupon(coupon)))) prompts.showToast(t('confirm.coupons.notApplicable'))
  }

  return (
    <CouponOption
      id={id}
      role="checkbox"
      coupon={coupon}
      count={count}
      isChosen={isChosen}
      mark={coupon.defaultSelect ? t('confirm.coupons.best') : undefined}
      onPress={() => void toggle()}
    />
  )
})
