import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponTicket } from '@/blocks/coupons/coupon-ticket'
import { useReceiveCoupon } from '@/blocks/coupons/use-receive-coupon'
import type { CouponGift } from '@/contracts/coupon/coupon-gift'
import { getCouponGift } from '@/contracts/coupon/get-coupon-gift'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from '../../coupons/coupons.module.scss'
import { couponsText } from '../../coupons/text'

/** Gift of coupons by link: anyone can view it, the first to accept receives it. */
export const GiftView = observer(function GiftView({ giftCode }: { giftCode: string }) {
  const t = useText(couponsText)
  const gift = useModel(({ request }) => new Resource<CouponGift>(() => request(getCouponGift, { giftCode })))

  useLoad(gift, 'shown', 'coupons', 'session')

  return (
    <PageFrame title={t('gift.receive.title')} footer={gift.value && <AcceptBar gift={gift.value} />}>
      <ResourceView resource={gift} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {({ coupon, qty, senderName, state, isReceived }) => (
          <>
            <View className={styles.tip}>{t('gift.from', { name: senderName })}</View>
            <View className={styles.list}>
              <CouponTicket
                coupon={{ ...coupon, qty }}
                isFaded={state !== 'PENDING' && !isReceived}
                stamp={isReceived ? t('coupon.received') : state === 'PENDING' ? undefined : t(`gift.state.${state}`)}
              />
            </View>
          </>
        )}
      </ResourceView>
    </PageFrame>
  )
})

/** Accept button; opens the gifts for their sender, and available coupons for anyone who is too late. */
const AcceptBar = observer(function AcceptBar({ gift }: { gift: CouponGift }) {
  const t = useText(couponsText)
  const { navigation } = useApp()
  const { receiving, receive } = useReceiveCoupon({ couponCode: gift.giftCode, needFaceAuth: false }, 'SHARE')
  if (gift.isOwn) {
    return (
      <BottomBar>
        <Button id="own-gifts" isWide onPress={() => void navigation.open(routes.couponCreate, {})}>
          {t('gift.given')}
        </Button>
      </BottomBar>
    )
  }
  const isOpen = gift.state === 'PENDING'
  return (
    <BottomBar>
      {isOpen && (
        <Button id="accept-gift" isWide isBusy={receiving.isRunning} onPress={() => void receive()}>
          {t('coupon.receive')}
        </Button>
      )}
      {gift.isReceived && (
        <Button id="own-coupons" isWide onPress={() => void navigation.open(routes.coupon, {})}>
          {t('coupon.mine')}
        </Button>
      )}
      {!isOpen && !gift.isReceived && (
        <Button id="other-coupons" isWide onPress={() => void navigation.redirect(routes.couponReceive, {})}>
          {t('coupon.toReceive')}
        </Button>
      )}
    </BottomBar>
  )
})
