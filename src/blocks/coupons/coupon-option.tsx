import { View } from '@tarojs/components'
import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import { formatYuan } from '@/domain/money'
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

/** A coupon that an order may take: how much it takes off and why, or why it cannot be used and what would help. */
export function CouponOption({ id, coupon, isChosen, role, onPress }: CouponOptionProps) {
  const { usable, usableReason, unusableReason, unusableHint, discountAmount } = coupon
  const note = (usable ? [usableReason] : [unusableReason, unusableHint]).filter(Boolean).join(' · ')
  return (
    <Pressable id={id} role={role} isChecked={isChosen} className={styles.option} onPress={onPress}>
      <CouponTicket coupon={coupon} isFaded={!usable} note={note}>
        {usable && (
          <View className={styles.choice}>
            <View className={styles.amount}>{`-¥${formatYuan(discountAmount)}`}</View>
            <CheckMark isChecked={isChosen} />
          </View>
        )}
      </CouponTicket>
    </Pressable>
  )
}
