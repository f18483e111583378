import { View } from '@tarojs/components'
import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import { formatYuan } from '@/domain/money'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import styles from './coupon-option.module.scss'
import { CouponTicket } from './coupon-ticket'

interface CouponOptionProps {
  id: string
  coupon: OfferedCoupon
  isChosen: boolean
  /** Equal ones that it stands for. */
  count?: number
  /** Mark that distinguishes it, such as the best one. */
  mark?: string | undefined
  /** `radio` where one of them at most is chosen. */
  role: 'checkbox' | 'radio'
  onPress(): void
}

/** A coupon that an order may take: how much it takes off and why, or why it cannot be used and what would help. */
export function CouponOption({ id, coupon, isChosen, count = 1, mark, role, onPress }: CouponOptionProps) {
  const { usable, usableReason, unusableReason, unusableHint, discountAmount } = coupon
  const note = (usable ? [usableReason] : [unusableReason, unusableHint]).filter(Boolean).join(' · ')
  return (
    <Pressable id={id} role={role} isChecked={isChosen} className={styles.option} onPress={onPress}>
      <CouponTicket coupon={count > 1 ? { ...coupon, qty: count } : coupon} isFaded={!usable} note={note}>
        {usable && (
          <View className={styles.choice}>
            <View className={styles.worth}>
              {mark && <Tag isHighlight>{mark}</Tag>}
              <View className={styles.amount}>{`-¥${formatYuan(discountAmount)}`}</View>
            </View>
            <CheckMark isChecked={isChosen} />
          </View>
        )}
      </CouponTicket>
    </Pressable>
  )
}
