import { observer } from 'mobx-react'
import type { Coupon } from '@/contracts/coupon/coupon'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { blockText } from '../text'
import { CouponTicket } from './coupon-ticket'
import { useReceiveCoupon } from './use-receive-coupon'

interface CouponCardProps {
  coupon: Coupon
  /** One above the other, where there is little room. */
  isNarrow?: boolean
  onReceived?(): void
  /** Handles a tap on its terms. */
  onOpen?(): void
}

/** A coupon that can be received in place. A visitor logs in first. */
export const CouponCard = observer(function CouponCard({ coupon, onReceived, ...look }: CouponCardProps) {
  const t = useText(blockText)
  const { title, obtained } = coupon
  const { receiving, receive } = useReceiveCoupon(coupon, 'LAYOUT', onReceived)
  if (obtained) return <CouponTicket coupon={coupon} stamp={t('coupon.received')} {...look} />
  const words = t('coupon.receive')
  return (
    <CouponTicket coupon={coupon} {...look}>
      <Button size="small" label={`${words} ${title}`} isBusy={receiving.isRunning} onPress={() => void receive()}>
        {words}
      </Button>
    </CouponTicket>
  )
})
