import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponTicket } from '@/blocks/coupons/coupon-ticket'
import type { OwnCoupon } from '@/contracts/coupon/coupon'
import { couponStatusOf, isStamped } from '@/domain/coupon-status'
import { couponUse } from '@/domain/coupon-use'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { Button } from '@/ui/button/button'
import styles from './coupons.module.scss'
import { couponsText } from './text'
import type { UseCouponModel } from './use-coupon-model'

interface OwnCouponRowProps {
  id: string
  coupon: OwnCoupon
  /** Equal ones that it stands for. */
  count: number
  usage: UseCouponModel
}

/** A coupon of the user: stamped when it is over, with a button while it can be used (COUPON-021, COUPON-022). */
export const OwnCouponRow = observer(function OwnCouponRow({ id, coupon, count, usage }: OwnCouponRowProps) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const showError = useErrorToast()
  const { couponId, couponTemplateId, couponStatus, title } = coupon
  const status = couponStatusOf(couponStatus)
  const words = couponStatus.displayName || t(`coupon.status.${status}`)
  const isUsable = status === 'AVAILABLE'
  const isRead = couponUse(coupon) === 'info'
  const notes = isUsable ? [coupon.isNewArrival && t('coupon.new'), coupon.tipInfo] : [!isStamped(status) && words]
  const open = () => void navigation.open(routes.couponInfo, { couponTemplateId, couponId })

  async function use() {
    await usage.use(coupon)
    if (usage.fetchingSupport.error) showError(usage.fetchingSupport.error)
  }

  return (
    <View id={id} className={styles.ticket}>
      <CouponTicket
        coupon={count > 1 ? { ...coupon, qty: count } : coupon}
        isFaded={!isUsable}
        stamp={isStamped(status) ? words : undefined}
        note={notes.filter(Boolean).join(' · ')}
        onOpen={open}
      >
        {isUsable && (
          <Button
            id={`${id}-use`}
            size="small"
            label={`${t(isRead ? 'coupon.view' : 'coupon.use')} ${title}`}
            onPress={() => (isRead ? open() : void use())}
          >
            {t(isRead ? 'coupon.view' : 'coupon.use')}
          </Button>
        )}
      </CouponTicket>
    </View>
  )
})
