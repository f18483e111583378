import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Picture } from '@/ui/picture/picture'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { UNTRANSLATED } from '@/ui/untranslated'
import { CouponCodeModel } from './coupon-code-model'
import styles from './coupons.module.scss'
import { couponsText } from './text'
import type { UsedCoupon } from './use-coupon-model'

interface CouponCodeSheetProps {
  coupon: UsedCoupon
  /** Order of the coupon; absent without one. */
  orderId: string | undefined
  onClose(): void
}

/** Code that the staff scans; renewed when it expires (COUPON-012, COUPON-056, contract A-COUPON-4). */
export const CouponCodeSheet = observer(function CouponCodeSheet({ coupon, orderId, onClose }: CouponCodeSheetProps) {
  const t = useText(couponsText)
  const showError = useErrorToast()
  const model = useModel((app) => new CouponCodeModel(app, { ...coupon, orderId }, showError))

  useLoad(model, 'opened')

  return (
    <Sheet id="coupon-code-sheet" title={t('coupon.code.title')} onClose={onClose}>
      <View className={styles.code}>
        <View className={styles.heading}>{coupon.title}</View>
        <ResourceView resource={model.code} skeleton={<SkeletonBlock className={styles.codeToCome} />}>
          {({ verifyCode, statusImageUrl }) => (
            <>
              <QrCode id="coupon-qr" content={verifyCode} name={t('coupon.code.name')} />
              <View id="coupon-code" className={styles.digits} {...UNTRANSLATED}>
                {verifyCode.replace(/(.{4})(?=.)/g, '$1 ')}
              </View>
              {statusImageUrl && <Picture className={styles.status} src={statusImageUrl} alt="" />}
              <View className={styles.text}>{t('coupon.code.until', { seconds: model.countdown.secondsLeft })}</View>
              <View className={styles.text}>{t('coupon.code.hint')}</View>
            </>
          )}
        </ResourceView>
      </View>
    </Sheet>
  )
})
