import { View } from '@tarojs/components'
import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './coupon-option.module.scss'
import { CouponTicket } from './coupon-ticket'

interface CouponOptionProps {
  id: string
  coupon: OfferedCoupon
  isChosen: boolean
  /** `radio` where one of them at most is chosen. */
  role: 'checkbox' | 'radio'
  onPress(): void
}

/** A coupon that an order may take: how much it takes off, or why it cannot be used. */
export function CouponOption({ id, coupon, isChosen, role, onPress }: CouponOptionProps) {
  const { usable, unusableReason, discountAmount } = coupon
  return (
    <Pressable id={id} role={role} isChecked={isChosen} className={styles.option} onPress={onPress}>
      <CouponTicket coupon={coupon} isFaded={!usable} note={unusableReason}>
        {usable && (
          <View className={styles.choice}>
            <View className={styles.amount}>{`-¥${discountAmount}`}</View>
            <CheckMark isChecked={isChosen} />
          </View>
        )}
      </CouponTicket>
    </Pressable>
  )
}
