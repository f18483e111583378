import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Coupon } from '@/contracts/coupon/coupon'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { useText } from '@/i18n/use-text'
import { randomHex } from '@/lib/random-hex'
import { Submission } from '@/lib/submission'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { blockText } from '../text'
import styles from './coupon-card.module.scss'

interface CouponCardProps {
  coupon: Coupon
  /** One above the other, where there is little room. */
  isNarrow?: boolean
  onReceived(): void
}

/** A coupon that can be received in place. A visitor logs in first. */
export const CouponCard = observer(function CouponCard({ coupon, isNarrow, onReceived }: CouponCardProps) {
  const t = useText(blockText)
  const tellError = useErrorToast()
  const { prompts, session } = useApp()
  const { couponCode, title, discountDisplay, useCouponRuleDesc, termDescription, qty = 1, obtained } = coupon
  const receiving = useModel(({ request }) => {
    // The same wish on every try, so that a lost answer gives no second coupon.
    const idempotencyKey = randomHex(32)
    return new Submission(() => request(obtainCoupon, { couponCode, obtainType: 'LAYOUT' }, { idempotencyKey }))
  })

  async function receive() {
    const answer = await receiving.submit()
    if (answer) {
      prompts.showToast(answer.toast)
      onReceived()
    } else if (receiving.error && session.isLoggedIn) {
      tellError(receiving.error)
    }
  }

  return (
    <View className={classNames(styles.coupon, isNarrow && styles.narrow)}>
      <View className={styles.worth}>
        <Text className={styles.value}>{discountDisplay}</Text>
        {qty > 1 && <Text className={styles.copies}>{t('coupon.copies', { count: qty })}</Text>}
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.rule}>{useCouponRuleDesc}</View>
        <View className={styles.rule}>{termDescription}</View>
      </View>
      <View className={styles.action}>
        <Button
          size="small"
          kind={obtained ? 'secondary' : 'primary'}
          label={`${t(obtained ? 'coupon.received' : 'coupon.receive')} ${title}`}
          isDisabled={obtained}
          isBusy={receiving.isRunning}
          onPress={() => void receive()}
        >
          {t(obtained ? 'coupon.received' : 'coupon.receive')}
        </Button>
      </View>
    </View>
  )
})
