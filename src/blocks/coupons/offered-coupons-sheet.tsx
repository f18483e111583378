import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import styles from './offered-coupons-sheet.module.scss'

interface OfferedCouponsSheetProps {
  title: string
  /** Maximum selection, and its effect. */
  rule: string
  doneText: string
  /** The price of the last tap is on its way. */
  isPricing: boolean
  onClose(): void
  /** The coupons, as `CouponOption`s. */
  children: ReactNode
}

/** The coupons that a buyer has for an order. Each tap changes the price at once. */
export function OfferedCouponsSheet({ title, rule, doneText, isPricing, onClose, children }: OfferedCouponsSheetProps) {
  return (
    <Sheet
      id="coupon-sheet"
      title={title}
      height={75}
      footer={
        <Button id="coupons-done" isWide isBusy={isPricing} onPress={onClose}>
          {doneText}
        </Button>
      }
      onClose={onClose}
    >
      <View className={styles.rule}>{rule}</View>
      <View className={styles.list}>{children}</View>
    </Sheet>
  )
}
