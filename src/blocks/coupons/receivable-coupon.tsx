import { View } from '@tarojs/components'
import type { ReceivableCouponOffer } from '@/contracts/order/offered-benefits'
import { Button } from '@/ui/button/button'
import styles from './receivable-coupon.module.scss'
import { useReceiveCoupon } from './use-receive-coupon'

interface ReceivableCouponProps {
  offer: ReceivableCouponOffer
  buttonText: string
  /** The price is on its way. */
  isPricing: boolean
  /** The coupon is the buyer's. */
  onReceived(couponId: string): void
}

/** A coupon for the taking that makes an order cheaper: one tap receives and uses it. */
export function ReceivableCoupon({ offer, buttonText, isPricing, onReceived }: ReceivableCouponProps) {
  const { receiving, receive } = useReceiveCoupon(offer, 'SHOW_OBTAIN', ({ coupons: [coupon] }) => {
    if (coupon) onReceived(coupon.couponId)
  })
  return (
    <View className={styles.row}>
      <View className={styles.title}>{offer.title}</View>
      <Button
        id="receive-and-use"
        kind="secondary"
        size="small"
        isBusy={receiving.isRunning || isPricing}
        onPress={() => void receive()}
      >
        {buttonText}
      </Button>
    </View>
  )
}
