import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Coupon } from '@/contracts/coupon/coupon'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { blockText } from '../text'
import styles from './coupon-ticket.module.scss'

interface CouponTicketProps {
  coupon: Pick<Coupon, 'title' | 'discountDisplay' | 'useCouponRuleDesc' | 'termDescription' | 'qty'>
  /** One above the other, where there is little room. */
  isNarrow?: boolean
  /** Draws an unusable coupon fainter than others. */
  isFaded?: boolean
  /** Picture of a stamp: used, over, received (COUPON-021). */
  stamp?: string | undefined
  /** Reason why it can be used or not, below its terms. */
  note?: string | undefined
  /** Available action. */
  children?: ReactNode
  /** Handles a tap on its terms; absent: they are static. */
  onOpen?(): void
}

/** A coupon as it is drawn everywhere: what it is worth, what it is called, what can be done with it. */
export function CouponTicket({ coupon, isNarrow, isFaded, stamp, note, children, onOpen }: CouponTicketProps) {
  const t = useText(blockText)
  const { title, discountDisplay, useCouponRuleDesc, termDescription, qty = 1 } = coupon
  const facts = (
    <>
      <View className={styles.worth}>
        <Text className={classNames(styles.value, isBigNumber(discountDisplay) && styles['is-big-number'])}>
          {discountDisplay}
        </Text>
        {qty > 1 && <Text className={styles.copies}>{t('coupon.copies', { count: qty })}</Text>}
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.rule}>{useCouponRuleDesc}</View>
        <View className={styles.rule}>{termDescription}</View>
        {note && <View className={classNames(styles.note, isFaded && styles.refusal)}>{note}</View>}
      </View>
    </>
  )
  return (
    <View className={classNames(styles.coupon, isNarrow && styles.narrow, isFaded && styles.faded)}>
      {onOpen ? (
        <Pressable className={styles.facts} onPress={onOpen}>
          {facts}
        </Pressable>
      ) : (
        <View className={styles.facts}>{facts}</View>
      )}
      {stamp && (
        <View className={styles.stamp} role="img" aria-label={stamp}>
          {stamp}
        </View>
      )}
      {children && <View className={styles.action}>{children}</View>}
    </View>
  )
}

/** A number that needs narrower figures to stand in its place (COUPON-072). */
function isBigNumber(display: string): boolean {
  return Number(display.replace(/[^\d.]/g, '')) >= 1000
}
